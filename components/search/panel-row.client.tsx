// biome-ignore-all lint/a11y/useSemanticElements: rows and cells of an ARIA grid, which is no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the text box keeps the focus and names the cell (aria-activedescendant)
'use client'
/** Rows of the search panel. Its links are reached by the arrow keys of the text box, so they are no tab stops. */
import type { ReactNode } from 'react'
import type { PanelChoice, PanelProperty } from '@/lib/domain/search/panel-search'
import { tokenise } from '@/lib/domain/search/tokenise'
import type { PanelTexts } from './panel-texts'
import styles from './search-panel.module.css'

export type RowContext = {
  texts: PanelTexts
  /** Addresses of the two lists. */
  lists: Readonly<Record<'sale' | 'rent', string>>
  hasCounts: boolean
  /** Prefix of every id in the grid. */
  gridId: string
  /** Id of the cell that the arrow keys chose. */
  active: string | undefined
  /** The typed words. */
  tokens: readonly string[]
}

const goals = ['sale', 'rent'] as const

const rowId = (gridId: string, { query }: PanelChoice) => gridId + query.replace(/[^\p{L}\p{N}]+/gu, '-')

/** Ids of the cells with a link, for the arrow keys. */
export function choiceCells(gridId: string, choice: PanelChoice): (string | undefined)[] {
  return goals.map((goal) => (choice[goal] > 0 ? `${rowId(gridId, choice)}-${goal}` : undefined))
}

export const propertyCell = (gridId: string, { id }: PanelProperty) => `${gridId}-property-${id}`

/** Highlights the words that were typed. */
function Marked({ text, tokens }: { text: string; tokens: readonly string[] }) {
  const parts = text.split(/([\p{L}\p{M}\p{N}]+)/u)
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other key
    tokenise(part).some((token) => tokens.includes(token)) ? <mark key={index}>{part}</mark> : part,
  )
}

function PanelLink({ href, newTab, children }: { href: string; newTab: string; children: ReactNode }) {
  const isOutside = /^https?:/.test(href)
  return (
    <a href={href} tabIndex={-1} {...(isOutside && { target: '_blank', rel: 'noopener' })}>
      {children}
      {isOutside && <span className="vh"> {newTab}</span>}
    </a>
  )
}

/** A type or a town, with a link to either list; not linked where there are no properties (ruling 17). */
export function ChoiceRow({ choice, zip, context }: { choice: PanelChoice; zip?: string; context: RowContext }) {
  const { texts, lists, hasCounts, gridId, active, tokens } = context
  const id = rowId(gridId, choice)
  return (
    <div role="row" className={styles.row}>
      <span role="rowheader" id={id}>
        <b>
          <Marked text={choice.name} tokens={tokens} />
        </b>{' '}
        {zip && (
          <span className={styles.zip}>
            <Marked text={zip} tokens={tokens} />
          </span>
        )}
      </span>
      {goals.map((goal) => {
        const cell = `${id}-${goal}`
        const content = (
          <>
            {texts[goal]} {hasCounts && <i>{choice[goal]}</i>}
          </>
        )
        return (
          <span
            key={goal}
            role="gridcell"
            id={cell}
            className={styles.cell}
            aria-labelledby={`${id} ${cell}-link`}
            aria-selected={cell === active}
          >
            <span id={`${cell}-link`}>
              {choice[goal] > 0 ? (
                <PanelLink href={lists[goal] + (choice.pages?.[goal] ?? choice.query)} newTab={texts.newTab}>
                  {content}
                </PanelLink>
              ) : (
                <span role="link" aria-disabled="true">
                  {content}
                </span>
              )}
            </span>
          </span>
        )
      })}
    </div>
  )
}

export function PropertyRow({ property, context }: { property: PanelProperty; context: RowContext }) {
  const { texts, gridId, active, tokens } = context
  const { id, text, href, picture } = property
  const cell = propertyCell(gridId, property)
  return (
    <div role="row" className={styles.hit}>
      <span role="gridcell" id={cell} className={styles.cell} aria-selected={cell === active}>
        <PanelLink href={href} newTab={texts.newTab}>
          {picture ? (
            // biome-ignore lint/performance/noImgElement: a small file of its own, nothing to optimize
            <img src={picture} alt="" width={180} height={120} decoding="async" />
          ) : (
            <span className={styles.noPhoto}>{texts.noPhoto}</span>
          )}
          <span>
            <span className={styles.text}>{text}</span>
            <small>
              <Marked text={texts.reference.replace('{id}', String(id))} tokens={tokens} />
            </small>
          </span>
        </PanelLink>
      </span>
    </div>
  )
}
