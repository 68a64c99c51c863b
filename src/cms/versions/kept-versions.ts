/** What sells or shows keeps its last fifty states, without drafts: a change is live at once, and can be undone. */
export const keptVersions = { maxPerDoc: 50, drafts: false } as const

export const keptGlobalVersions = { max: 50, drafts: false } as const
