const names: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a URL is a loopback URL, which no other machine can use to reach the shop. */
export const isOwnMachine = (site: string): boolean => names.has(new URL(site).hostname)
