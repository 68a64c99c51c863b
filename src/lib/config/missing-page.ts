/** Where the site says that there is no such page: one address for each language, kept once. No page can have it. */
export const missingPage = '/_missing'
