/** Where a picker finds what may be chosen: which field is kept, and which one people know it by. */
export interface Source {
  readonly collection: string
  readonly value: string
  readonly title: string
  /** Only rows whose field has one of these values, such as the certificates among the services. */
  readonly where?: { readonly field: string; readonly values: readonly string[] }
}

export interface Picking {
  readonly sources: readonly Source[]
  /** What else may be chosen. */
  readonly names?: readonly string[]
  /** Something else may be typed as well, as the address of another site. */
  readonly isOpen?: boolean
}

const services = { collection: 'services', value: 'key', title: 'name' } as const

export const sources = {
  services: [services],
  hosting: [{ ...services, where: { field: 'type', values: ['hosting'] } }],
  certificates: [{ ...services, where: { field: 'type', values: ['ssl'] } }],
  servicesAndAddons: [services, { collection: 'addons', value: 'key', title: 'name' }],
  testimonials: [{ collection: 'testimonials', value: 'domain', title: 'name' }],
  extensions: [{ collection: 'extensions', value: 'extension', title: 'extension' }],
  currencies: [{ collection: 'currencies', value: 'code', title: 'name' }],
  articles: [{ collection: 'resources', value: 'slug', title: 'title' }],
  pages: [{ collection: 'pages', value: 'path', title: 'title' }],
} as const satisfies Record<string, readonly Source[]>

export type SourceName = keyof typeof sources

/** What a field says of itself, for the server that looks at what was picked. */
export interface Picked {
  readonly from: SourceName
  readonly isOpen: boolean
}

const path = '/payload/admin/picker/picker.client#Picker'

const shownAs = (picking: Picking) => ({ Field: { path, clientProps: { picking } } })

/** The text of a field is chosen from what there is, by its name; what is kept stays the key. */
export const pickedFrom = (from: SourceName, options: Pick<Picking, 'isOpen'> = {}) => ({
  components: shownAs({ sources: sources[from], ...options }),
  custom: { picked: { from, isOpen: options.isOpen ?? false } satisfies Picked },
})

/** Chosen from a list of the code. */
export const pickedOf = (names: readonly string[]) => ({ components: shownAs({ sources: [], names }) })
