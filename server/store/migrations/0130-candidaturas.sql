-- Who applies for a vacancy, with a résumé, and how far the selection has come.
create table candidatura (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  vaga_id bigint not null,
  curriculo_id bigint not null,
  situacao text not null default 'Em andamento' check (situacao in
    ('Em andamento', 'Contratada', 'Recusada', 'Desistência', 'Encerrada')),
  -- One of the client's own list when it was reached.
  etapa text not null,
  -- For a place that is kept for persons with a disability; shown to few.
  reservada boolean not null default false,
  apresentacao text,
  contratacao date,
  -- Who was hired by the institution itself; a contract names its application.
  colaborador_id bigint,
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, vaga_id, curriculo_id),
  foreign key (cliente_id, vaga_id) references vaga,
  foreign key (cliente_id, curriculo_id) references curriculo,
  foreign key (cliente_id, colaborador_id) references colaborador
);
call proteger('candidatura');
create index candidatura_por_atualizacao on candidatura (cliente_id, atualizacao, id) include (inclusao);
create index candidatura_por_vaga on candidatura (cliente_id, vaga_id, situacao);
create index candidatura_por_curriculo on candidatura (cliente_id, curriculo_id, situacao);
call versionar('candidatura');
call historiar('candidatura', 'situacao');
-- Whether somebody has a disability stands in no trail.
call auditar('candidatura', '{"versao": null, "reservada": null}');

-- Every stage that an application came to, by whom and when.
create table candidatura_etapa (
  cliente_id integer not null,
  candidatura_id bigint not null,
  id bigint generated always as identity,
  etapa text not null,
  autor text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  momento timestamptz not null default now(),
  primary key (cliente_id, candidatura_id, id),
  foreign key (cliente_id, candidatura_id) references candidatura
);
call proteger('candidatura_etapa');
revoke update, delete on candidatura_etapa from vinculo_app;

-- What came of an application. A vacancy of monitoring leads to a proposal, of which its contracts are.
alter table contrato
  add candidatura_id bigint,
  add foreign key (cliente_id, candidatura_id) references candidatura;
create unique index contrato_por_candidatura on contrato (cliente_id, candidatura_id) where candidatura_id is not null;
create index contrato_por_vaga on contrato (cliente_id, vaga_id) where vaga_id is not null;
call versionar('contrato');
call auditar('contrato', '{"numero": "contrato", "documento": null, "versao": null}');
alter table vaga
  add proposta_id bigint,
  add foreign key (cliente_id, proposta_id) references proposta;
call versionar('vaga');
call auditar('vaga', '{"lote_encerramento_id": null, "versao": null}');

-- A résumé is kept for as long as its person consented to; where they did not, for the selection alone.
alter table curriculo
  alter consentimento drop not null,
  add revogacao date,
  add anonimizacao timestamptz;
create index curriculo_por_aluno on curriculo (cliente_id, aluno_id) where aluno_id is not null;
-- What the daily job asks.
create index curriculo_por_consentimento on curriculo (cliente_id, consentimento) where anonimizacao is null;
call auditar('curriculo', '{"dados_deficiencia": "deficiencia", "consentimento": "dtConsentimento", "arquivo_sha256": "arquivoHash", "arquivo_conteudo": null}');

alter table cliente
  add etapas_candidatura text[] not null default array['Inscrição', 'Triagem', 'Entrevista', 'Proposta']
    check (cardinality(etapas_candidatura) between 1 and 12),
  add guarda_curriculos_meses integer not null default 24 check (guarda_curriculos_meses between 1 and 120),
  -- A list of open vacancies for everybody; none unless the institution wants one.
  add vagas_publicas boolean not null default false;
call auditar('cliente');

-- Takes everything of a person out of résumés: their columns, what was written of them in applications, the letters about
-- those, and what the trail and the history tell of all that. The application may not touch the trail: it may only ask for
-- this. Rows stay, so that counts do.
create function esquecer_curriculos(esquecidos bigint[]) returns void language plpgsql security definer
set search_path = vinculo, pg_temp as $$
declare
  cliente constant integer := cliente_atual();
  ids constant bigint[] := array(select c.id from curriculo c
    where c.cliente_id = cliente and c.id = any(esquecidos) and c.anonimizacao is null for update);
  pedidos constant bigint[] := array(select k.id from candidatura k
    where k.cliente_id = cliente and k.curriculo_id = any(ids));
  cartas bigint[];
begin
  update curriculo c set nome = 'Anonimizado', nome_social = null, cpf = null, documento = null, email = '',
         email_chave = '', telefone = null, nascimento = null, sexo = null, cidade = null, uf = null, cep = null,
         dados_deficiencia = null, objetivo = null, pretensao = null, formacoes = null, experiencias = null,
         idiomas = null, arquivo_nome = null, arquivo_sha256 = null, arquivo_tamanho = null, arquivo_tipo = null,
         aluno_id = null, ativo = false, validade = least(c.validade, hoje_do_cliente()), impressao = null,
         anonimizacao = now(), atualizacao = greatest(now(), c.inclusao)
   where c.cliente_id = cliente and c.id = any(ids);
  update candidatura k set apresentacao = null, reservada = false
   where k.cliente_id = cliente and k.id = any(pedidos) and (k.apresentacao is not null or k.reservada);
  update historico h set motivo = null, achados = '[]'
   where h.cliente_id = cliente and h.entidade = 'candidatura' and h.registro_id = any(pedidos);
  delete from correcao c using curriculo v
   where c.cliente_id = cliente and v.cliente_id = cliente and v.id = any(ids)
     and c.entidade = 'curriculo' and c.chave = v.identificacao;
  select array_agg(m.id) into cartas from mensagem m
   where m.cliente_id = cliente and m.entidade = 'candidatura' and m.registro_id = any(pedidos);
  delete from mensagem m where m.cliente_id = cliente and m.id = any(cartas);
  delete from auditoria a
   where a.cliente_id = cliente and a.quantidade = 1 and a.acao in ('Alteração', 'Inativação')
     and (a.entidade = 'curriculo' and a.menor = any(ids) or a.entidade = 'candidatura' and a.menor = any(pedidos)
       or a.entidade = 'mensagem' and a.menor = any(cartas));
  insert into auditoria (cliente_id, entidade, acao, quantidade, menor, maior, campos)
  select cliente, 'curriculo', 'Alteração', 1, id, id, json_build_array(json_build_array('anonimizacao', '', now()::text))
    from unnest(ids) id;
end $$;
revoke all on function esquecer_curriculos(bigint[]) from public;
grant execute on function esquecer_curriculos(bigint[]) to vinculo_app;
