import type { BoardProps, Choice } from "./board.ts";

type ActionOf<A extends { readonly type: string }, Type extends A["type"]> = Extract<A, { readonly type: Type }>;

/** The choice that does this, if the viewer has it now. */
export function choiceOf<A extends { readonly type: string }, Type extends A["type"]>(
  { choices }: { readonly choices: readonly Choice<A>[] },
  type: Type,
  wanted: (action: ActionOf<A, Type>) => boolean = () => true,
): Choice<A> | undefined {
  return choices.find(({ action }) => action.type === type && wanted(action as ActionOf<A, Type>));
}

/** Whether a choice is the one whose consequences are on show. */
export function isProposed<A>({ proposed }: Pick<BoardProps<A>, "proposed">, choice: Choice<A> | undefined): boolean {
  return choice !== undefined && proposed?.notation === choice.notation;
}
