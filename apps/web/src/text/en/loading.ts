export const loading = {
  loading: "Setting the table…",
  failed: "This could not be loaded.",
  retry: "Try again",
  notFound: "There is nothing here.",
  badLink: "This link leads nowhere. See whether it is complete, or ask whoever sent it to you for another.",
  gone: "This match is not stored in this browser.",
  goneFile: "This match was opened from a file and is no longer here. Open the file again from the first screen.",
  unstored: "This browser cannot store the match: it will be lost when the page is closed or loaded anew.",
  noRoom:
    "There is no room left for the match in this browser: it will be lost when the page is closed or loaded anew. Remove matches that you no longer need from the first screen.",
  oldRules: "This match was started under an older version of the rules and cannot be continued.",
};
