/** The character challenge of a form: required by the server, retained until the form is sent. */
import { useState } from 'react'
import { retry, wait } from '@/lib/domain/site/retry'
import type { Challenge } from '@/lib/forms/challenge'
import type { FormState } from '@/lib/forms/form-state'

const challengeOf = (state: FormState): Challenge | undefined => ('challenge' in state ? state.challenge : undefined)

async function fetchToken(form: string): Promise<string> {
  const response = await fetch(`/api/challenge/characters/?form=${form}`, { cache: 'no-store' })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return (await response.json()).token
}

type ChallengeState = {
  challenge: Challenge | undefined
  /** Takes over the challenge from the result of an attempt. */
  take: (state: FormState) => void
  /** Clears the error, not the challenge. */
  quiet: () => void
  /** Requests other characters; the current ones stay if that fails. */
  renew: () => Promise<void>
}

/** @param posted result of an attempt without script. */
export function useChallenge(form: string, posted: FormState): ChallengeState {
  const [asked, setAsked] = useState<Challenge | undefined>()
  const challenge = asked ?? challengeOf(posted)
  return {
    challenge,
    take: (state) => setAsked((before) => challengeOf(state) ?? before),
    quiet: () => challenge && setAsked({ token: challenge.token }),
    renew: async () => {
      const token = await retry(() => fetchToken(form), wait).catch(() => undefined)
      if (token) setAsked({ token })
    },
  }
}
