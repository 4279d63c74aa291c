-- Requests, pending items and activities are made and moved by people, parties and other records' moves. Each has a
-- number of its own, and not all belong to a contract.

-- What stands keeps its moments, and nothing of it is a change.
alter table solicitacao disable trigger user;
alter table pendencia disable trigger user;
alter table registro_atividade disable trigger user;

-- Requests. What a batch opens is asked for at once; people still work on theirs.
create function vem_da_integracao() returns boolean language sql stable
return coalesce(current_setting('vinculo.origem', true), '') = 'Integração';
create function situacao_inicial_solicitacao() returns text language sql stable
return case when vem_da_integracao() then 'Incluída' else 'Em elaboração' end;

alter table solicitacao
  drop constraint solicitacao_pkey,
  add primary key (cliente_id, id),
  alter contrato_id drop not null,
  alter contrato_numero drop not null,
  drop constraint solicitacao_tipo_check,
  add constraint solicitacao_tipo_check check (tipo in ('Inclusão de contrato', 'Alteração contratual', 'Rescisão',
    'Recesso', 'Declaração', 'Equivalência', 'Convênio')),
  alter situacao set default situacao_inicial_solicitacao(),
  alter usuario set default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  -- Who asks. Of the persons below, the one of this kind; the others are whom it is about.
  add solicitante text not null default 'Instituição' check (solicitante in
    ('Aluno', 'Professor', 'Concedente', 'Supervisor', 'Responsável', 'Instituição')),
  add aluno_id bigint,
  add professor_id bigint,
  add pessoa_id bigint,
  add curso_id bigint,
  add descricao text,
  -- The period asked for: of a recess, a contract or an agreement.
  add inicio date,
  add termino date,
  add prazo date,
  add atendimento timestamptz,
  add responsavel text,
  -- What it led to: noun and number.
  add resultado text,
  add resultado_id bigint,
  add versao integer not null default 1,
  add atualizacao timestamptz not null default now(),
  add foreign key (cliente_id, aluno_id) references aluno,
  add foreign key (cliente_id, professor_id) references professor,
  add foreign key (cliente_id, pessoa_id) references pessoa,
  add foreign key (cliente_id, curso_id) references curso,
  add check (num_nulls(contrato_id, contrato_numero) <> 1),
  add check (contrato_id is not null or tipo in ('Inclusão de contrato', 'Equivalência', 'Convênio')),
  add check (num_nulls(resultado, resultado_id) <> 1),
  add check (case solicitante when 'Aluno' then aluno_id when 'Professor' then professor_id when 'Instituição' then 0
    else pessoa_id end is not null);

-- Pending items belong to a contract or to an extension project, and then to one of its people.
alter table pendencia
  drop constraint pendencia_pkey,
  add primary key (cliente_id, id),
  alter contrato_id drop not null,
  add projeto_extensao_id bigint,
  add aluno_id bigint,
  add professor_id bigint,
  add arquivo_id bigint,
  drop constraint pendencia_tipo_check,
  add constraint pendencia_tipo_check check (tipo in
    ('Relatório de atividades', 'Relatório final', 'Alteração contratual', 'Rescisão contratual',
     'Requerimento de matrícula', 'Contrato assinado', 'Avaliação campo estágio', 'Apontamento de horas',
     'Relatório parcial', 'Lista de presença', 'Termo de participação', 'Prestação de contas',
     'Avaliação da comunidade')),
  alter situacao set default 'Pendente',
  alter usuario set default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  add versao integer not null default 1,
  add foreign key (cliente_id, aluno_id) references aluno,
  add foreign key (cliente_id, professor_id) references professor,
  add foreign key (cliente_id, arquivo_id) references arquivo,
  add constraint pendencia_de_um_so check (num_nonnulls(contrato_id, projeto_extensao_id) = 1),
  add constraint pendencia_responsavel check (projeto_extensao_id is null or num_nonnulls(aluno_id, professor_id) = 1);

alter table registro_atividade
  drop constraint registro_atividade_pkey,
  add primary key (cliente_id, id),
  add usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  add versao integer not null default 1,
  add atualizacao timestamptz not null default now();

do $$
declare
  atual integer;
begin
  for atual in select cliente_id from cliente loop
    perform set_config('vinculo.cliente', atual::text, true);
    update solicitacao set atualizacao = inclusao;
    update registro_atividade a set atualizacao = a.inclusao, usuario = c.usuario from contrato c
     where c.cliente_id = a.cliente_id and c.id = a.contrato_id;
  end loop;
  perform set_config('vinculo.cliente', '', true);
end $$;
alter table solicitacao enable trigger user;
alter table pendencia enable trigger user;
alter table registro_atividade enable trigger user;

-- Until now the state of an activity was any text. Contracts show it: who asks by period sees that it reads otherwise.
do $$
declare
  atual integer;
begin
  perform set_config('vinculo.operacao', 'migrate', true);
  for atual in select cliente_id from cliente loop
    perform set_config('vinculo.cliente', atual::text, true);
    update registro_atividade a set situacao = b.nova
      from (select id, case
              when situacao in ('Aprovada', 'Aprovado') or aprovacao is not null then 'Aprovada'
              when situacao in ('Devolvida', 'Devolvido', 'Reprovada', 'Reprovado', 'Recusada', 'Recusado') then 'Devolvida'
              when situacao in ('Enviada', 'Enviado', 'Em aprovação') then 'Enviada'
              else 'Incluída' end as nova
              from registro_atividade) b
     where b.id = a.id and b.nova <> a.situacao;
  end loop;
  perform set_config('vinculo.cliente', '', true);
  perform set_config('vinculo.operacao', '', true);
end $$;
alter table registro_atividade
  alter situacao set default 'Incluída',
  add constraint registro_atividade_situacao_check check (situacao in ('Incluída', 'Enviada', 'Devolvida', 'Aprovada')),
  add check (termino >= inicio);

create index solicitacao_por_contrato on solicitacao (cliente_id, contrato_id, id);
create index solicitacao_por_atualizacao on solicitacao (cliente_id, atualizacao, id) include (inclusao);
create index solicitacao_por_aluno on solicitacao (cliente_id, aluno_id) where aluno_id is not null;
create index solicitacao_por_professor on solicitacao (cliente_id, professor_id) where professor_id is not null;
create index solicitacao_por_pessoa on solicitacao (cliente_id, pessoa_id) where pessoa_id is not null;
create index pendencia_por_contrato on pendencia (cliente_id, contrato_id, id);
create index pendencia_por_projeto_extensao on pendencia (cliente_id, projeto_extensao_id, id)
  where projeto_extensao_id is not null;
create index pendencia_por_atualizacao on pendencia (cliente_id, atualizacao, id) include (inclusao);
create index pendencia_por_prazo on pendencia (cliente_id, situacao, prazo_entrega);
-- What the calendar asks of each day.
create index pendencia_por_validade on pendencia (cliente_id, situacao, validade) where validade is not null;
create index registro_atividade_por_contrato on registro_atividade (cliente_id, contrato_id, id);
create index registro_atividade_por_atualizacao on registro_atividade (cliente_id, atualizacao, id) include (inclusao);

call versionar('solicitacao');
call historiar('solicitacao', 'situacao');
call auditar('solicitacao', '{"contrato_numero": null, "versao": null}');
call versionar('pendencia');
call historiar('pendencia', 'situacao');
call auditar('pendencia', '{"versao": null}');
call versionar('registro_atividade');
call historiar('registro_atividade', 'situacao');
call auditar('registro_atividade', '{"versao": null}');
