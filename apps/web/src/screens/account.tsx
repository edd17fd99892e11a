import "../account/account.css";
import "../online/alerts.css";
import { useSignal } from "@preact/signals";
import type { AccountInfo } from "@tabletown/protocol";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Devices } from "../account/devices.tsx";
import { Notice } from "../account/form.tsx";
import { KeepAccount } from "../account/keep-account.tsx";
import { MyData } from "../account/my-data.tsx";
import { NameChange } from "../account/name-change.tsx";
import { Passkeys } from "../account/passkeys.tsx";
import { PassphraseWay } from "../account/passphrase.tsx";
import { PhoneLink } from "../account/phone-link.tsx";
import { RecoveryCodes } from "../account/recovery-codes.tsx";
import { accountStatus, refreshAccountStatus, takeNotice } from "../account/session.ts";
import { SignIn } from "../account/sign-in.tsx";
import { accountText } from "../account/text.ts";
import { ChannelsDialog } from "../online/channels-dialog.tsx";
import { FailedPage, LoadingPage } from "../part/loading.tsx";
import { PageHead } from "../part/page-head.tsx";
import { t } from "../text/index.ts";

/** Who one is here, how one gets in, where one is in, and how one leaves. */
export function AccountScreen(): JSX.Element {
  useEffect(() => {
    void refreshAccountStatus();
  }, []);
  const notice = useMemo(takeNotice, []);
  const known = accountStatus.value;
  if (known === undefined) return <LoadingPage />;
  if (typeof known === "string") return <FailedPage text={known} retry={refreshAccountStatus} />;
  const { account, matches } = known;
  const text = accountText();
  return (
    <div>
      <PageHead title={text.title} />
      <main class="page account">
        <h1>{text.title}</h1>
        <Notice good text={notice} />
        {account === undefined && <p>{text.nobodyYet}</p>}
        {account?.login === undefined ? (
          <>
            {account !== undefined && <p>{text.guestNow(account.name)}</p>}
            {account !== undefined && <NameChange name={account.name} />}
            <KeepAccount name={account?.name} />
            <section class="account-part" aria-labelledby="sign-in">
              <h2 id="sign-in">{account === undefined ? text.signInTitle : text.haveAccount}</h2>
              <SignIn matches={matches} />
            </section>
          </>
        ) : (
          <Ways account={account} />
        )}
        {account !== undefined && <Belongings account={account} />}
      </main>
    </div>
  );
}

function Ways({ account }: { readonly account: AccountInfo }): JSX.Element {
  const text = accountText();
  return (
    <>
      <p>
        <b>{account.name}</b> <span class="soft">({account.login})</span>
        <br />
        <span class="small soft">{text.settingsFollow}</span>
      </p>
      <NameChange name={account.name} />
      {account.recoveryCodes === 0 && <Notice good text={text.keptNow} />}
      <section class="account-part" aria-labelledby="ways">
        <h2 id="ways">{text.ways}</h2>
        <div class="account-ways">
          <Passkeys account={account} />
          <PassphraseWay account={account} />
          <RecoveryCodes account={account} />
        </div>
      </section>
    </>
  );
}

/** What guests have as well. */
function Belongings({ account }: { readonly account: AccountInfo }): JSX.Element {
  const text = accountText();
  const version = useSignal(0);
  const channels = useSignal(false);
  return (
    <>
      <PhoneLink onUsed={() => version.value++} />
      <Devices isGuest={account.login === undefined} version={version.value} />
      <section class="account-part" aria-labelledby="notifications">
        <h2 id="notifications">{text.notifications}</h2>
        <p class="soft">{text.notificationsWhat}</p>
        <div class="button-row">
          <Button
            icon="gear"
            onClick={() => {
              channels.value = true;
            }}
          >
            {t().alertsWays}
          </Button>
        </div>
        {channels.value && (
          <ChannelsDialog
            onClose={() => {
              channels.value = false;
            }}
          />
        )}
      </section>
      <MyData name={account.name} />
    </>
  );
}
