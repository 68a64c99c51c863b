/** Order matters: every browser calls itself by the names of those before it. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:(?:Headless)?Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

const nameIn = (names: readonly (readonly [string, RegExp])[], agent: string): string | null =>
  names.find(([, pattern]) => pattern.test(agent))?.[0] ?? null

/** "Firefox · Linux": enough to recognise one's own device by, and nothing to recognise a person by. */
export const deviceName = (userAgent: string | null): string | null => {
  const agent = userAgent ?? ''
  const parts = [nameIn(browsers, agent), nameIn(systems, agent)].filter((part) => part !== null)
  return parts.length > 0 ? parts.join(' · ') : null
}
