/**
 * @typedef {object} Program
 * @property {string} file relative to the project
 * @property {string} about one sentence
 * @property {boolean} [needsPackages] needs the packages of bench/package.json
 */

/** @type {Readonly<Record<string, Readonly<Record<string, Program>>>>} */
export const programs = {
  Load: {
    http: { file: 'bench/load/http.ts', about: 'The pricing engine alone, then quotes and checkout over HTTP.', needsPackages: true },
    orders: { file: 'bench/load/orders.ts', about: 'Orders per second with wrk, with unlimited and limited discount codes.' },
    front: { file: 'bench/load/front.ts', about: 'Cached pages per second from the custom server, and from Varnish in front of it.' },
    growth: { file: 'bench/load/growth/index.ts', about: 'Response times with up to a million orders and carts.' },
    lists: { file: 'bench/load/lists/index.ts', about: 'Every admin list with 100,000 rows; none may take longer than a second.' },
    memory: { file: 'bench/load/memory.ts', about: 'Memory during thirty minutes of mixed load.' },
    mail: { file: 'bench/load/mail.ts', about: 'Emails per second from the outbox to a slow mail server.' },
    pages: { file: 'bench/load/pages.ts', about: 'Size of every page of a running shop, and a breakdown of its bytes.' },
    doors: { file: 'bench/load/doors.ts', about: 'Floods of anonymous requests while a customer checks out.' },
    silence: { file: 'bench/load/silence.ts', about: 'A frozen, unreachable or failing-over Postgres under load.' },
  },
  Correctness: {
    differential: { file: 'bench/differential/index.ts', about: 'Random carts, priced by the engine and by a second implementation.' },
    simulation: {
      file: 'bench/simulation/index.ts',
      about: 'Random customer histories on a simulated clock, then ledger reconciliation with the bank.',
    },
    fuzz: { file: 'bench/fuzz/index.ts', about: 'Malformed requests as a visitor, a customer and an editor; none may cause a 5xx.' },
    mutation: { file: 'bench/mutation/index.ts', about: 'Mutation testing of the pricing engine.', needsPackages: true },
  },
  Chaos: {
    faults: {
      file: 'bench/chaos/faults/index.ts',
      about: 'Fault injection under load: Postgres, worker, disks and providers fail in turn.',
    },
    replicas: {
      file: 'bench/chaos/replicas/index.ts',
      about: 'Several shops behind Varnish: content changes, rolling restarts and kill -9.',
    },
    upgrade: { file: 'bench/chaos/upgrade/index.ts', about: 'An upgrade under load with a migration that renames a column.' },
    kills: { file: 'bench/chaos/kills.ts', about: 'Webhook deliveries while the worker is killed fifty times.' },
    publishing: { file: 'bench/chaos/publishing/index.ts', about: 'Fifty scheduled changes, each live within two seconds of its time.' },
    production: {
      file: 'bench/chaos/production/index.ts',
      about: 'The shop without development packages behind nginx, checked from outside.',
    },
    image: { file: 'bench/chaos/image.ts', about: 'Migrates, seeds, runs jobs and serves with only the files of the container image.' },
  },
  Pages: {
    lighthouse: {
      file: 'bench/lighthouse/index.ts',
      about: 'Lighthouse on twelve pages, compared with an empty one.',
      needsPackages: true,
    },
    accessibility: {
      file: 'bench/accessibility/index.ts',
      about: 'axe on every page and state, in four languages, three widths and both themes.',
    },
    'pseudo-locale': { file: 'bench/pseudo-locale/index.ts', about: 'Finds untranslated text and overflows with longer, accented words.' },
    'contact-sheets': {
      file: 'bench/screenshots/contact-sheets/index.ts',
      about: 'Screenshots of every page at three widths, in both themes and four languages.',
    },
    thumbnails: { file: 'bench/screenshots/thumbnails/index.ts', about: 'Thumbnails of all blocks for the admin.' },
  },
  Tools: {
    fonts: { file: 'bench/tools/fonts.ts', about: 'Subsets the font files of the site and the receipts.', needsPackages: true },
    mails: { file: 'bench/tools/mail-preview.ts', about: 'Writes every email in four languages to files for review.' },
    titles: {
      file: 'bench/tools/write-page-titles.ts',
      about: 'Prints titles, headings and descriptions of the seeded pages.',
    },
    sbom: { file: 'bench/tools/sbom.mjs', about: 'Bill of materials, licences and known vulnerabilities of the runtime packages.' },
    frameworks: { file: 'bench/tools/framework-check.mjs', about: 'What an upgrade of Next or Payload may break.' },
    lock: {
      file: 'bench/tools/complete-lock.mjs',
      about: 'Adds packages for other systems, which the registry lacks, to package-lock.json.',
    },
  },
}
