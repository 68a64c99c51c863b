interface Named {
  /** With its dot. */
  readonly extension: string
}

/** The editors' quick buttons; before them that of home (S9), where the shop sells it: `leading` begins with it then. */
export const quickExtensions = (chosen: readonly Named[], leading: readonly Named[], home: string | undefined): readonly string[] => {
  const own = leading.filter(({ extension }) => extension === home)
  const others = chosen.filter(({ extension }) => extension !== home)
  return [...own, ...others].map(({ extension }) => extension)
}
