// biome-ignore-all lint/a11y/useSemanticElements: rows and cells of an ARIA grid, which is no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the text box keeps the focus and names the cell (aria-activedescendant)
'use client'
/** The panel below the search box: property types, and the results for the text (specification 2, "Home search block"). */
import type { ReactNode } from 'react'
import type { PanelChoice, PanelCity } from '@/lib/domain/search/panel-search'
import { fillCount } from '@/lib/domain/text/plural-text'
import { panelOrder } from './panel-order'
import { ChoiceRow, PropertyRow, type RowContext } from './panel-row.client'
import styles from './search-panel.module.css'
import type { PanelState } from './use-panel-result'

type GroupProps = { id: string; title: string; found?: string | undefined; hasRows: boolean; children: ReactNode }

/** A named group of rows; without rows it is not a group of the grid, only a title and a note. */
function Group({ id, title, found, hasRows, children }: GroupProps) {
  return (
    <div className={styles.group} {...(hasRows && { role: 'rowgroup', 'aria-labelledby': id })}>
      <div className={styles.title}>
        <span id={id}>{title}</span>
        {found && <span className={styles.found}>{found}</span>}
      </div>
      {children}
    </div>
  )
}

function CityRows({ cities, context }: { cities: readonly PanelCity[]; context: RowContext }) {
  return cities.map((city) => <ChoiceRow key={city.query} choice={city} zip={city.zip} context={context} />)
}

type FoundProps = { state: PanelState; language: string; context: RowContext; hasTypes: boolean }

/** Nothing matches the text exactly: the most similar names, shown separately. */
function Suggestions({ state: { result }, context }: Pick<FoundProps, 'state' | 'context'>) {
  const { texts, gridId } = context
  return (
    <div className={styles.suggestions} role="rowgroup" aria-labelledby={`${gridId}-suggestions`}>
      <div className={styles.note} id={`${gridId}-suggestions`}>
        {texts.suggestions}
      </div>
      <CityRows cities={result.suggestions} context={context} />
    </div>
  )
}

/** The number of results; "none" only where no similar name is offered instead. */
function foundText(count: number, { state, language, context }: FoundProps): string | undefined {
  const isSaid = state.isSettled && (count > 0 || state.result.suggestions.length === 0)
  return isSaid ? fillCount(context.texts.found, count, language) : undefined
}

function CityGroup({ hasTypes, ...props }: FoundProps) {
  const { state, context } = props
  const { texts, gridId } = context
  const { cities, properties, suggestions } = state.result
  const isNothing = state.isSettled && cities.length + properties.length + suggestions.length === 0
  return (
    <Group
      id={`${gridId}-city`}
      title={texts.city}
      found={foundText(cities.length, { hasTypes, ...props })}
      hasRows={cities.length > 0}
    >
      <CityRows cities={cities} context={context} />
      {suggestions.length > 0 && !hasTypes && <Suggestions state={state} context={context} />}
      {!hasTypes && isNothing && <div className={styles.note}>{texts.nothing}</div>}
      <div className={styles.note}>{texts.hint}</div>
    </Group>
  )
}

/** Left out where something else is found or suggested: then the typed text is not a reference. */
function PropertyGroup(props: FoundProps) {
  const { state, context } = props
  const { texts, gridId } = context
  const { cities, properties, suggestions } = state.result
  if (properties.length === 0 && (props.hasTypes || cities.length + suggestions.length > 0)) return null
  return (
    <Group
      id={`${gridId}-property`}
      title={texts.property}
      found={foundText(properties.length, props)}
      hasRows={properties.length > 0}
    >
      {properties.map((property) => (
        <PropertyRow key={property.id} property={property} context={context} />
      ))}
      {state.isSettled && properties.length === 0 && <div className={styles.note}>{texts.noProperty}</div>}
    </Group>
  )
}

type GroupsProps = FoundProps & Pick<Props, 'types' | 'hasText'>

/** The results, in the order that fits the text. */
function Groups({ types, hasText, ...found }: GroupsProps) {
  const { state, context, hasTypes } = found
  const { texts, gridId } = context
  const groups = {
    types: (
      <Group key="types" id={`${gridId}-type`} title={texts.type} hasRows>
        {types.map((type) => (
          <ChoiceRow key={type.query} choice={type} context={hasTypes ? context : { ...context, tokens: [] }} />
        ))}
      </Group>
    ),
    cities: <CityGroup key="cities" {...found} />,
    properties: <PropertyGroup key="properties" {...found} />,
  }
  return hasText && !state.isFailed ? panelOrder(hasTypes).map((group) => groups[group]) : groups.types
}

type Props = FoundProps & {
  types: readonly PanelChoice[]
  /** Whether the types match the text; otherwise all of them are shown. */
  hasTypes: boolean
  hasText: boolean
  onRetry: () => void
}

export function SearchPanel({ types, hasTypes, hasText, state, language, context, onRetry }: Props) {
  const { texts, gridId } = context
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click on the panel must not take the focus from the text box
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      <div role="grid" id={gridId} aria-label={texts.results} aria-busy={!state.isSettled} className={styles.grid}>
        <Groups {...{ types, hasText, hasTypes, state, language, context }} />
      </div>
      {hasText && state.isFailed && (
        <div className={styles.failed}>
          <p>{texts.failed}</p>
          <button type="button" onClick={onRetry}>
            {texts.retry}
          </button>
        </div>
      )}
    </div>
  )
}
