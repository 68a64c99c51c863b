/** The page the price list belongs to, without its language prefix. */
export const domainsPath = '/domains'

/** The price list of all endings. */
export const endingsPath = `${domainsPath}/endings`
