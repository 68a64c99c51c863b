/** The price list of all endings, without its language prefix. */
export const endingsPath = '/domains/endings'
