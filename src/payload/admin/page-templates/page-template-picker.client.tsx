'use client'

import { Button, toast, useConfig, useForm } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { postAdmin } from '@/payload/admin/staff-call.client'

export interface OfferedTemplate {
  readonly name: string
  readonly title: string
  readonly purpose: string
  readonly sections: readonly { readonly picture: string; readonly name: string }[]
}

interface PageTemplatePickerProps {
  readonly templates: readonly OfferedTemplate[]
  readonly texts: { readonly heading: string; readonly intro: string; readonly begin: string; readonly lost: string }
}

const typedText = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)

const useBegin = (lost: string) => {
  const { getDataByPath, setModified } = useForm()
  const { config } = useConfig()
  const router = useRouter()
  const [begun, setBegun] = useState<string | null>(null)
  const begin = async (template: string) => {
    setBegun(template)
    const typed = { title: typedText(getDataByPath('title')), path: typedText(getDataByPath('path')) }
    const made = await postAdmin<{ readonly id: string }>(`${config.routes.api}/page-templates`, { template, ...typed })
    if ('body' in made) {
      // The draft contains the typed values, so nothing is unsaved.
      setModified(false)
      router.push(`${config.routes.admin}/collections/pages/${made.body.id}`)
      return
    }
    toast.error(made.fault ?? lost)
    setBegun(null)
  }
  return { begun, begin }
}

export const PageTemplatePicker = ({ templates, texts }: PageTemplatePickerProps) => {
  const { begun, begin } = useBegin(texts.lost)
  const id = useId()
  return (
    <section className="page-templates" aria-labelledby={id}>
      <h2 id={id}>{texts.heading}</h2>
      <p>{texts.intro}</p>
      <ul>
        {templates.map(({ name, title, purpose, sections }) => (
          <li key={name}>
            <h3 id={`${id}-${name}`}>{title}</h3>
            <p>{purpose}</p>
            <ol>
              {sections.map((section, at) => (
                <li key={at}>
                  <span className="page-templates__picture" style={{ backgroundImage: `url(${section.picture})` }} />
                  {section.name}
                </li>
              ))}
            </ol>
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              disabled={begun !== null}
              onClick={() => void begin(name)}
              extraButtonProps={{ 'aria-describedby': `${id}-${name}` }}
            >
              {texts.begin}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
