'use client'
/** Announces leads that came after the page was rendered; they are shown after a click, so that no row moves under a finger. */
import { useEffect, useState } from 'react'
import styles from './lead-news.module.css'

const everyMs = 20_000

type News = { newer: number; version: number | null }

/** Polls the server while the page is visible. */
function useNews(since: string, lead?: string): News | undefined {
  const [news, setNews] = useState<News>()
  useEffect(() => {
    const query = new URLSearchParams({ since, ...(lead !== undefined && { lead }) })
    async function ask(): Promise<void> {
      if (document.visibilityState !== 'visible') return
      // Without a connection the page stays as it is.
      const response = await fetch(`/api/office/news/?${query}`).catch(() => undefined)
      if (response?.ok) setNews(await response.json())
    }
    const timer = setInterval(() => void ask(), everyMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [since, lead])
  return news
}

/** @param text with the placeholder `{count}`. */
export function LeadNews({ since, text, href }: { since: string; text: string; href: string }) {
  const newer = useNews(since)?.newer ?? 0
  return (
    <div role="status">
      {newer > 0 && (
        <a className={styles.news} href={href}>
          {text.replace('{count}', String(newer))}
        </a>
      )}
    </div>
  )
}

/** Says that someone else has changed the lead; what is being typed is preserved. */
export function LeadChanged({ since, lead, version, text }: { since: string; lead: string; version: number; text: string }) {
  const news = useNews(since, lead)
  const isNewer = typeof news?.version === 'number' && news.version > version
  return <div role="status">{isNewer && <p className={styles.changed}>{text}</p>}</div>
}
