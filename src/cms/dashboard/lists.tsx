import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { fillWords } from '@/cms/promotions/fill-words'
import { translate, words, type Reader } from '@/cms/words'
import { sayLabel } from '@/cms/translations/say-label'

const texts = {
  title: words({ en: 'Everything', es: 'Todo', fr: 'Tout', de: 'Alles' }),
  add: words({ en: 'New', es: 'Crear', fr: 'Créer', de: 'Neu' }),
  addTo: words({ en: 'New: {name}', es: 'Crear: {name}', fr: 'Créer : {name}', de: 'Neu: {name}' }),
}

interface Props {
  readonly reader: Reader
  readonly admin: string
  readonly groups: NonNullable<DashboardViewServerProps['navGroups']>
  readonly permissions: DashboardViewServerProps['initPageResult']['permissions']
}

/** The lists and settings this reader may open, in the groups of the menu. */
export const ListsSection = ({ reader, admin, groups, permissions }: Props) => (
  <section aria-labelledby="lists">
    <h2 id="lists">{translate(reader, texts.title)}</h2>
    <div className="desk-groups">
      {groups.map(({ label: group, entities }) => (
        <div key={group}>
          <h3>{group}</h3>
          <ul>
            {entities.map(({ slug, type, label }) => {
              const name = sayLabel(reader, label)
              const mayAdd = String(type) === 'collections' && Boolean(permissions.collections?.[slug]?.create)
              return (
                <li key={slug}>
                  <a href={`${admin}/${String(type)}/${slug}`}>{name}</a>
                  {mayAdd ? (
                    <a
                      className="desk-groups__add"
                      href={`${admin}/collections/${slug}/create`}
                      aria-label={fillWords(reader, texts.addTo, { name })}
                    >
                      {translate(reader, texts.add)}
                    </a>
                  ) : null}
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </div>
  </section>
)
