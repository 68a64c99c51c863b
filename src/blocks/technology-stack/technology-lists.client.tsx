'use client'

export interface TechnologyView {
  readonly key: string
  readonly name: string
  readonly description?: string | null
}

interface TechnologyListsProps {
  readonly items: readonly TechnologyView[]
  readonly more: string
}

export const TechnologyLists = ({ items, more }: TechnologyListsProps) => {
  const described = items.filter(({ description }) => description)
  return (
    <>
      <ul>
        {items.map(({ key, name }) => (
          <li key={key} translate="no">
            {name}
          </li>
        ))}
      </ul>
      {described.length > 0 ? (
        <details className="disclosure technology__more">
          <summary>{more}</summary>
          <dl>
            {described.map(({ key, name, description }) => (
              <div key={key}>
                <dt translate="no">{name}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </>
  )
}
