/** Nodes as Lexical stores them, for articles in tests. */
export const textNode = (text: string) => ({ type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 })

const element = { direction: 'ltr', format: '', indent: 0, version: 1 } as const

export const paragraph = (text: string) => ({ ...element, type: 'paragraph', textFormat: 0, textStyle: '', children: [textNode(text)] })

/** Header states: 1 in a header row, 2 in a header column, 3 in both. */
export const tableCell = (text: string, headerState = 0, spans: { readonly colSpan?: number; readonly rowSpan?: number } = {}) => ({
  ...{ ...element, type: 'tablecell', headerState, colSpan: 1, rowSpan: 1, backgroundColor: null, ...spans },
  children: [paragraph(text)],
})

export const tableNode = (...rows: readonly (readonly object[])[]) => ({
  ...{ ...element, type: 'table' },
  children: rows.map((children) => ({ ...element, type: 'tablerow', children })),
})

/** Takes the id of a picture, or the picture where it is populated. */
export const uploadNode = (value: unknown, caption?: string) => ({
  ...{ type: 'upload', version: 3, format: '', id: '6a1b6a1b6a1b6a1b6a1b6a1b', relationTo: 'media', value },
  fields: caption === undefined ? {} : { caption },
})

/** Takes the id of the poster, or the picture where it is populated. */
export const videoNode = (poster: unknown, fields: object = {}) => ({
  ...{ type: 'block', version: 2, format: '' },
  fields: {
    ...{ id: '6a1b6a1b6a1b6a1b6a1b6a1c', blockName: '', blockType: 'video' },
    ...{ link: 'https://youtu.be/aqz-KE-bpKQ', title: 'Otters at work', poster, ...fields },
  },
})

export const codeNode = (code: string) => ({
  ...{ type: 'block', version: 2, format: '' },
  fields: { id: '6a1b6a1b6a1b6a1b6a1b6a1d', blockName: '', blockType: 'code-lines', code },
})

export const richTextOf = (...children: readonly object[]) => ({
  root: { ...element, type: 'root', children: children as { type: string; version: number }[] },
})
