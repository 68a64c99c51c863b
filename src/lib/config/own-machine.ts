const names: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an address is this machine's own: nobody else can type it and reach the shop. */
export const isOwnMachine = (site: string): boolean => names.has(new URL(site).hostname)
