/**
 * Components that a text can insert by a name in braces on a line of its own: `{COOKIE_TABLE}`. The type requires an entry for
 * each name.
 */
import type { ReactNode } from 'react'
import type { ArticleInsert } from '@/lib/content/article-insert'
import { CookieTable } from './cookie-table'

export const articleInserts: Readonly<Record<ArticleInsert, ReactNode>> = { COOKIE_TABLE: <CookieTable /> }
