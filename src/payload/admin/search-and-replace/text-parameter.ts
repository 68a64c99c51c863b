/** In the address of a form: which of its texts is opened. */
export const textParameter = 'at'
