/** The element that says something in one currency: `<in-eur>`. A page has thousands of them, so its name is all it has. */
export const currencyElement = (code: string): `in-${string}` => `in-${code.toLowerCase()}`
