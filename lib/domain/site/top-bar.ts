/** How a page knows that the visitor closed the top bar in this tab (ruling 22). */

/** Attribute of the root element. */
export const topBarAttribute = 'data-top-bar'

/** Value of the attribute and in session storage. */
export const closedTopBar = 'closed'
