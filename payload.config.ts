import { buildConfig } from 'payload'
import sharp from 'sharp'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { boundedReads } from '@/cms/access/bounded-reads'
import { closeOwnCollections, secureByDefault } from '@/cms/access/secure-by-default'
import { adminLanguages } from '@/cms/admin/languages'
import { translations } from '@/cms/admin/translations'
import { collections } from '@/cms/collections'
import { database, prepareConnections } from '@/cms/database'
import { dashboardEndpoints } from '@/cms/dashboard/endpoints'
import { editor } from '@/cms/editor'
import { endpoints, withCollectionEndpoints } from '@/cms/endpoints'
import { globals } from '@/cms/globals'
import { nameLockOwners } from '@/cms/hooks/name-lock-owner'
import { retryScheduled } from '@/cms/jobs/retry-scheduled'
import { loggingLevels } from '@/cms/endpoints/http/error-form'
import { logger } from '@/cms/logger'
import { authors } from '@/cms/plugins/authors'
import { developerWords } from '@/cms/plugins/developer-words'
import { forms } from '@/cms/plugins/forms'
import { picks } from '@/cms/plugins/picks'
import { pictureStorage } from '@/cms/plugins/picture-storage'
import { planned } from '@/cms/plugins/planned'
import { priceAuthors } from '@/cms/plugins/price-authors'
import { priceListEndpoints } from '@/cms/price-lists/endpoints'
import { priceEndpoints } from '@/cms/prices/endpoints'
import { promotionEndpoints } from '@/cms/promotions/endpoints'
import { redirects } from '@/cms/plugins/redirects'
import { seo } from '@/cms/plugins/seo'
import { noteStaff } from '@/cms/plugins/staff-actions'
import { usedIn } from '@/cms/plugins/used-in'
import { translated } from '@/cms/plugins/translations'
import { recipeEndpoints } from '@/cms/recipes/endpoints'
import { thumbnailEndpoints } from '@/cms/pages/thumbnails'
import { headEndpoints } from '@/cms/seo/endpoints'
import { textEndpoints } from '@/cms/texts/endpoints'
import { translationEndpoints } from '@/cms/translations/endpoints'
import { buildEnvironment } from '@/lib/config/env'
import { defaultTimeZone, timeZones } from '@/lib/config/time-zones'
import { defaultLocale, localeNames, locales } from '@/lib/config/locales'
import { guardedMail } from '@/container/email'
import { circuitTo } from '@/lib/resilience/circuit-breaker'
import { decideHold } from '@/lib/staging'
import { mailAdapter } from '@/integrations/smtp'

const root = path.dirname(fileURLToPath(import.meta.url))

const settings = buildEnvironment()

const config = buildConfig({
  // A build knows no secret; a running shop without one does not start.
  secret: settings.PAYLOAD_SECRET ?? '',
  serverURL: settings.SITE_URL,
  cors: [settings.SITE_URL],
  csrf: [settings.SITE_URL],
  telemetry: false,
  graphQL: { disable: true },
  defaultDepth: 1,
  maxDepth: 4,
  db: database,
  editor,
  email: guardedMail(mailAdapter, () => circuitTo('mail'))(),
  sharp,
  logger,
  loggingLevels,
  collections,
  globals,
  endpoints: [
    ...endpoints,
    ...dashboardEndpoints,
    ...priceListEndpoints,
    ...priceEndpoints,
    ...promotionEndpoints,
    ...recipeEndpoints,
    ...thumbnailEndpoints,
    ...headEndpoints,
    ...textEndpoints,
    ...translationEndpoints,
  ],
  localization: {
    locales: locales.map((code) => ({ code, label: localeNames[code] })),
    defaultLocale,
    fallback: true,
  },
  i18n: { supportedLanguages: adminLanguages, fallbackLanguage: defaultLocale, translations },
  admin: {
    user: 'users',
    // The default asks another host for a picture of every member of staff.
    avatar: 'default',
    meta: { titleSuffix: ' · Hostfront' },
    components: {
      graphics: { Icon: '/cms/admin/brand#Icon', Logo: '/cms/admin/brand#Logo' },
      afterNavLinks: [
        '/cms/prices/prices-view#PricesLink',
        '/cms/promotions/desk-view#PromotionDeskLink',
        '/cms/translations/translations-view#TranslationsLink',
        '/cms/links/links-view#LinksLink',
      ],
      views: {
        dashboard: { Component: '/cms/dashboard/dashboard-view#DashboardView' },
        login: { Component: '/cms/admin/two-step/login-view#LoginView', path: '/login' },
        promotionDesk: { Component: '/cms/promotions/desk-view#PromotionDeskView', path: '/promotions' },
        links: { Component: '/cms/links/links-view#LinksView', path: '/links' },
        texts: { Component: '/cms/texts/texts-view#TextsView', path: '/texts' },
        translations: { Component: '/cms/translations/translations-view#TranslationsView', path: '/translations' },
        prices: { Component: '/cms/prices/prices-view#PricesView', path: '/prices' },
      },
      providers: ['/cms/admin/language/switching.client#SwitchingProvider'],
      actions: [
        '/cms/texts/text-palette.client#TextPalette',
        '/cms/handbook/how-to#HowTo',
        '/cms/admin/language/language-switch.client#LanguageSwitch',
      ],
    },
    timezones: { supportedTimezones: [...timeZones], defaultTimezone: defaultTimeZone },
    // as the language of the admin writes it
    dateFormat: 'PP, HH:mm',
    importMap: { baseDir: path.join(root, 'src'), importMapFile: path.join(root, 'src/app/(payload)/admin/importMap.js') },
    livePreview: {
      breakpoints: [
        { name: 'phone', label: '390', width: 390, height: 844 },
        { name: 'tablet', label: '768', width: 768, height: 1024 },
        { name: 'desktop', label: '1440', width: 1440, height: 900 },
      ],
    },
  },
  upload: { limits: { fileSize: 10_000_000 } },
  jobs: {
    tasks: [],
    deleteJobOnComplete: true,
    // The shop's one worker runs them (ADR 010): Payload's own clock begins with the first visit to the admin.
    autoRun: [],
    processingOrder: 'waitUntil',
  },
  typescript: { outputFile: path.join(root, 'src/payload-types.ts'), autoGenerate: false },
  plugins: [
    pictureStorage,
    seo,
    redirects,
    planned,
    authors,
    developerWords,
    forms,
    translated,
    usedIn,
    picks,
    noteStaff,
    priceAuthors,
    withCollectionEndpoints,
    boundedReads,
    secureByDefault,
  ],
  onInit: async (payload) => {
    prepareConnections(payload)
    await decideHold(payload)
  },
})

export default config.then(closeOwnCollections).then(nameLockOwners).then(retryScheduled)
