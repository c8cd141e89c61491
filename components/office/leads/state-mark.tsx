/**
 * The state of a lead as a square: full is new, half in progress, outlined waits for the visitor, grey is done; with a text for
 * screen readers (design, "Marks").
 */
import { useTranslations } from 'next-intl'
import type { LeadState } from '@/lib/domain/office/lead-state'
import { MarkedState, type Square } from '../marks/marked-state'

const squares: Readonly<Record<LeadState, Square>> = {
  new: { fill: 'full', colour: 'accent' },
  inHand: { fill: 'half', colour: 'accent' },
  waiting: { fill: 'empty', colour: 'accent' },
  done: { fill: 'full', colour: 'grey' },
}

export function StateMark({ state }: { state: LeadState }) {
  const t = useTranslations('OfficeLeads.states')
  return (
    <MarkedState square={squares[state]}>
      <span className="vh">{t(state)}</span>
    </MarkedState>
  )
}
