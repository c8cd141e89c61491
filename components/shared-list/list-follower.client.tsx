'use client'
/** Follows a shared list while its page is open, and announces results to screen readers. */
import { useEffect, useState } from 'react'
import { followList } from './follow-list'

type Props = { changesHref: string; version: number; words: { updated: string; failed: string } }

export function ListFollower({ changesHref, version, words: { updated, failed } }: Props) {
  const [said, setSaid] = useState({ text: '', times: 0 })
  useEffect(() => {
    const controller = new AbortController()
    const say = (text: string) => setSaid(({ times }) => ({ text, times: times + 1 }))
    followList({ changesHref, version, onUpdate: () => say(updated), onFail: () => say(failed), signal: controller.signal })
    return () => controller.abort()
  }, [changesHref, version, updated, failed])
  return (
    <p className="vh" role="status">
      <span key={said.times}>{said.text}</span>
    </p>
  )
}
