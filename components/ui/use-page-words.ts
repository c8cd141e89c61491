/** The texts that the page contains under an id (components/ui/page-words.tsx). */
import { useEffect, useState } from 'react'

/** @returns undefined at the first render, when the element may not be in the page yet. */
export function usePageWords<Words extends object>(id: string): Words | undefined {
  const [words, setWords] = useState<Words>()
  useEffect(() => {
    const text = document.getElementById(id)?.textContent
    if (text) setWords(JSON.parse(text))
  }, [id])
  return words
}
