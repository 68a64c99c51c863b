/** Around example texts. No real text contains these brackets. */
export const exampleMarks = ['[[', ']]'] as const

export const isExample = (text: string): boolean => exampleMarks.some((mark) => text.includes(mark))
