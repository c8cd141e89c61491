/** The Flemish planning answers with their fixed abbreviations (belgium.md, "A notice must show"). */
import type { PublicProperty } from '../property/property.ts'

export type PlanningQuestion = 'permit' | 'destination' | 'summons' | 'preemptiveRights' | 'allotmentPermit'

/** `codes`: abbreviations such as Vg or Wg, which are also the keys of their messages. */
export type PlanningAnswer = { question: PlanningQuestion; codes: readonly string[] }

type PlanningFields = Pick<PublicProperty, PlanningQuestion | 'judicialDecision'>

const choose = (answer: boolean | undefined, yes: string, no: string) => (answer === undefined ? [] : [answer ? yes : no])

/** Dv or Gdv, and Gmo when no remedial measure was imposed. */
function summonsCodes({ summons, judicialDecision }: PlanningFields): string[] {
  const codes = choose(summons, 'Dv', 'Gdv')
  return judicialDecision === false && codes.length > 0 ? [...codes, 'Gmo'] : codes
}

/** The answers that are known, in the order of the law. */
export function findPlanningAnswers(property: PlanningFields): PlanningAnswer[] {
  const answers: PlanningAnswer[] = [
    { question: 'permit', codes: choose(property.permit, 'Vg', 'Gvg') },
    { question: 'destination', codes: property.destination ? [property.destination] : [] },
    { question: 'summons', codes: summonsCodes(property) },
    { question: 'preemptiveRights', codes: choose(property.preemptiveRights, 'Vkr', 'Gvkr') },
    { question: 'allotmentPermit', codes: choose(property.allotmentPermit, 'Vv', 'Gvv') },
  ]
  return answers.filter(({ codes }) => codes.length > 0)
}
