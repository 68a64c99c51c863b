/**
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 */
/** @typedef {Record<string, LockEntry>} LockEntries by path, as `packages` of package-lock.json */

const systems = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony']
const processors = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32', 'arm']

/** Node's resolution: next to the package, then upwards. @param {LockEntries} entries @param {string} from @param {string} name */
const isLocked = (entries, from, name) => {
  for (let at = from; ; at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : '') {
    if (entries[`${at === '' ? '' : `${at}/`}node_modules/${name}`] !== undefined) return true
    if (at === '') return false
  }
}

/** @param {string} name such as `@next/swc-linux-x64-gnu` @returns {Pick<LockEntry, 'os' | 'cpu' | 'libc'>} */
const systemOf = (name) => {
  const parts = (name.split('/').at(-1) ?? '').split('-')
  const os = systems.find((system) => parts.includes(system))
  const cpu = processors.find((processor) => parts.includes(processor))
  if (cpu === undefined || (os === undefined && cpu !== 'wasm32'))
    throw new Error(`The package name ${name} contains no known operating system or CPU`)
  const libc = parts.some((part) => part.startsWith('musl')) ? 'musl' : 'glibc'
  return { ...(os === undefined ? {} : { os: [os] }), cpu: [cpu], ...(os === 'linux' ? { libc: [libc] } : {}) }
}

/**
 * npm omits packages its registry lacks, which may be those of other platforms. Then `npm ci` rejects the lock file, and those platforms
 * get no binary. Versions are exact, so the entries can be written without the packages.
 * @param {LockEntries} entries
 * @returns {LockEntries} missing entries
 */
export const missingOptionalPackages = (entries) =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([path, { dev, optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([name]) => !isLocked(entries, path, name))
        .map(([name, version]) => [
          `node_modules/${name}`,
          { version, ...(dev === true ? { dev } : {}), optional: true, ...systemOf(name) },
        ]),
    ),
  )
