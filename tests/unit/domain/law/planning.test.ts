import { describe, expect, test } from 'vitest'
import { findPlanningAnswers } from '../../../../lib/domain/law/planning.ts'

const unknown = {
  permit: undefined,
  destination: undefined,
  summons: undefined,
  judicialDecision: undefined,
  preemptiveRights: undefined,
  allotmentPermit: undefined,
}

type Answered = Partial<Parameters<typeof findPlanningAnswers>[0]>

/** `permit Vg; summons Gdv Gmo`. */
const answers = (fields: Answered) =>
  findPlanningAnswers({ ...unknown, ...fields })
    .map(({ question, codes }) => [question, ...codes].join(' '))
    .join('; ')

describe('findPlanningAnswers (belgium.md, "A notice must show")', () => {
  test.each<[Answered, string]>([
    [{}, ''],
    [{ permit: true, allotmentPermit: true, preemptiveRights: true }, 'permit Vg; preemptiveRights Vkr; allotmentPermit Vv'],
    [
      { permit: false, allotmentPermit: false, preemptiveRights: false },
      'permit Gvg; preemptiveRights Gvkr; allotmentPermit Gvv',
    ],
    [{ destination: 'Wche' }, 'destination Wche'],
    [{ summons: false, judicialDecision: false }, 'summons Gdv Gmo'],
    [{ summons: true, judicialDecision: false }, 'summons Dv Gmo'],
    [{ summons: true, judicialDecision: true }, 'summons Dv'],
    [{ summons: false }, 'summons Gdv'],
    [{ judicialDecision: false }, ''],
  ])('%o gives "%s"', (fields, expected) => {
    expect(answers(fields)).toBe(expected)
  })
})
