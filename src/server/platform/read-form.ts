/** The fields of a posted form; none of a form that can't be read. */
export const readForm = (request: Request): Promise<FormData> => request.formData().catch(() => new FormData())
