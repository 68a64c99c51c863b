/** URL parameter of a form: the text to open. */
export const textParameter = 'at'
