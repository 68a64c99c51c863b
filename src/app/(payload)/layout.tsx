import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { getPayload, type ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import '@/cms/admin/admin.css'
import '@/cms/admin/look.css'
import '@/cms/admin/records.css'
import '@/cms/dashboard/calendar.css'
import '@/cms/dashboard/dashboard.css'
import '@/cms/handbook/how-to.css'
import '@/cms/prices/prices.css'
import '@/cms/promotions/promotions.css'
import '@/cms/recipes/recipes.css'
import '@/cms/seo/search-preview.css'
import '@/cms/texts/texts.css'
import '@/cms/translations/translations.css'
import { serverFunctions } from '@/cms/admin/server-functions'
import { askDatabase } from '@/lib/db/ask-database'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap, serverFunctions })
}

/** Asks before anything of it is sent: what is under way already can no longer say that the database is away. */
export default async function AdminLayout({ children }: { readonly children: ReactNode }) {
  await askDatabase(await getPayload({ config }))
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
