import { themeStorageKey } from './theme-choice'

/**
 * Runs in the head, before anything is painted: a chosen theme never flashes the other one first. Without a choice
 * the page follows the system.
 */
export const themeScript = `try{var t=localStorage.getItem(${JSON.stringify(themeStorageKey)});if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`
