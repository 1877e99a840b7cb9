/* Stands inline at the end of a page, for who is quicker than the page's code. See `server-entry.ts`. */
import './campaign/mark-shop-links.ts';
import './shelf/mark-coming-shelf.ts';
