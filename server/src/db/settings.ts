/**
 * What reading any page costs, where reading the next one costs 1. PostgreSQL's own 4 is that of a disk that turns: by it all
 * listings of a city are read rather than the newest by their index. 1.1 is usual for disks that do not turn.
 */
export const RANDOM_PAGE_COST = 'random_page_cost=1.1';
