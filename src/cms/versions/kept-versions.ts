/** What the shop says of itself keeps its last fifty states, without drafts: a change is live at once, and can be undone. */
export const keptVersions = { maxPerDoc: 50, drafts: false } as const

export const keptGlobalVersions = { max: 50, drafts: false } as const

/** What visitors read, pay or are led by: a draft beside what is published, which may be published at a minute. */
export const plannedVersions = { maxPerDoc: 50, drafts: { autosave: false, schedulePublish: { timeFormat: 'HH:mm' } } } as const
