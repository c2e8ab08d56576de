/**
 * Runs before the first paint: applies the theme, text size, typeface and game of earlier visits, so nothing flashes; and
 * tells of an address that asks something (`q` for a search), so that what its answer takes the place of is not shown first. */
export const THEME_SCRIPT = `try{let d=document.documentElement.dataset,a=location.search;if(a)d.asked=/[?&]q=./.test(a)?'q':'';for(let k of['theme','size','font']){let v=localStorage.getItem(k);if(v)d[k]=v}let g=localStorage.getItem('game');if(g)d.chosen=g;let c={light:'#fbfaf7',dark:'#101215',dim:'#0b0605'}[d.theme];if(c)for(let m of document.querySelectorAll('meta[name=theme-color]'))m.content=c,m.removeAttribute('media')}catch{}`
