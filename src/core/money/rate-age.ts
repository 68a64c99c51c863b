const longestShownDays = 31

/** M11: a rate's date is shown for a month; after that the rate is one the shop has fixed. `rateDate` is an ISO date, `at` a moment in ms. */
export const isDatedRate = (rateDate: string, at: number): boolean =>
  at - Date.parse(`${rateDate.slice(0, 10)}T00:00:00Z`) <= longestShownDays * 86_400_000
