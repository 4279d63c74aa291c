-- Background work goes by turns: who was served longest ago is next, so that much work of one client delays nobody else's.
alter table tarefa add servida_em timestamptz not null default now();
