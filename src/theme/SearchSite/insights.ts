import {insights} from '@site/config/insights';

export const insightsScript = insights.script;
