/** Where a picker's options come from: the stored field and the one shown as label. */
export interface Source {
  readonly collection: string
  readonly value: string
  readonly title: string
  readonly where?: { readonly field: string; readonly values: readonly string[] }
}

export interface PickerConfig {
  readonly sources: readonly Source[]
  readonly names?: readonly string[]
  /** Also accepts free text, such as the URL of another site. */
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

export interface PickedFrom {
  readonly from: SourceName
  readonly isOpen: boolean
}

const path = '/payload/admin/picker/picker.client#Picker'

const shownAs = (picking: PickerConfig) => ({ Field: { path, clientProps: { picking } } })

/** A text field chosen by name; the stored value stays the key. */
export const pickedFrom = (from: SourceName, options: Pick<PickerConfig, 'isOpen'> = {}) => ({
  components: shownAs({ sources: sources[from], ...options }),
  custom: { picked: { from, isOpen: options.isOpen ?? false } satisfies PickedFrom },
})

export const pickedOf = (names: readonly string[]) => ({ components: shownAs({ sources: [], names }) })
