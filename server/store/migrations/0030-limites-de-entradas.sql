-- What signing in leaves behind is bounded, whoever tries however often.

-- Where a flow began, as a keyed digest: one network's flows push out its own.
alter table fluxo_oidc add rede text collate "C" not null default '';
create index fluxo_oidc_por_fim on fluxo_oidc (cliente_id, expira_em);
create index fluxo_oidc_por_rede on fluxo_oidc (cliente_id, rede, expira_em);

-- Whose device it is, or which client's network, as a keyed digest: each keeps its latest.
alter table dispositivo add dono text collate "C" not null default '';
create index dispositivo_por_dono on dispositivo (dono, usado_em);
