-- Contracts with everything that belongs to them. One row of contrato is one sequence of a contract:
-- the first, or one made by an amendment.

create table convenio (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  convenio text not null,
  concedente_id bigint not null,
  inicio date not null,
  termino date,
  situacao text not null default 'Vigente' check (situacao in
    ('Em elaboração', 'Aguardando assinatura', 'Vigente', 'Vencido', 'Encerrado', 'Cancelado')),
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, concedente_id) references pessoa
);
call proteger('convenio');

-- The monitoring project a contract is made from.
create table proposta (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  titulo text not null,
  situacao text not null check (situacao in
    ('Em elaboração', 'Em aprovação', 'Aprovada', 'Reprovada', 'Encerrada', 'Cancelada')),
  professor_id bigint,
  inicio date,
  termino date,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, professor_id) references professor,
  check (termino >= inicio)
);
call proteger('proposta');

create table proposta_disciplina (
  cliente_id integer not null,
  proposta_id bigint not null,
  id bigint generated always as identity,
  disciplina_id bigint not null,
  turma text,
  primary key (cliente_id, proposta_id, id),
  foreign key (cliente_id, proposta_id) references proposta,
  foreign key (cliente_id, disciplina_id) references disciplina
);
call proteger('proposta_disciplina');

create table contrato (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  numero bigint not null,
  sequencia integer not null default 1 check (sequencia > 0),
  modalidade text collate "C" not null check (modalidade in ('monitoria', 'estagio')),
  tipo_contrato text not null,
  tipo_estagio text check (tipo_estagio in ('Obrigatório', 'Não obrigatório')),
  situacao text not null default 'Incluído' check (situacao in
    ('Incluído', 'Aguardando assinatura', 'Ativo', 'Concluído', 'Cancelado', 'Rescindido')),
  aluno_id bigint not null,
  unidade_id bigint,
  curso_id bigint,
  professor_id bigint,
  concedente_id bigint,
  instituicao_id bigint,
  agente_id bigint,
  convenio_id bigint,
  proposta_id bigint,
  semestre text,
  inicio date not null,
  encerramento date not null,
  bolsa_valor numeric(10, 2),
  bolsa_tipo text check (bolsa_tipo in ('Mensal', 'Por hora')),
  -- The finished JSON text of the bank object, sealed.
  banco bytea,
  beneficio text,
  modalidade_atendimento text,
  horas_semanal numeric(5, 2),
  horas_em_aula numeric(5, 2),
  horas_extraclasse numeric(5, 2),
  atividades text,
  horario_dias text,
  local_atendimento text,
  plano_estagio text,
  seguro text check (seguro in ('Próprio', 'Concedente')),
  seguro_apolice text,
  seguro_seguradora text,
  cancelamento date,
  rescisao date,
  rescisao_motivo text,
  usuario text not null,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  -- The answer's element, finished; null when something it shows has changed since.
  documento text,
  primary key (cliente_id, id),
  unique (cliente_id, numero, sequencia),
  foreign key (cliente_id, aluno_id) references aluno,
  foreign key (cliente_id, unidade_id) references unidade,
  foreign key (cliente_id, curso_id) references curso,
  foreign key (cliente_id, professor_id) references professor,
  foreign key (cliente_id, concedente_id) references pessoa,
  foreign key (cliente_id, instituicao_id) references pessoa,
  foreign key (cliente_id, agente_id) references pessoa,
  foreign key (cliente_id, convenio_id) references convenio,
  foreign key (cliente_id, proposta_id) references proposta,
  check (encerramento >= inicio),
  check (atualizacao >= inclusao)
);
create index contrato_por_atualizacao on contrato (cliente_id, modalidade, atualizacao, id) include (inclusao);
create index contrato_por_aluno on contrato (cliente_id, aluno_id);
create index contrato_por_professor on contrato (cliente_id, professor_id);
create index contrato_por_proposta on contrato (cliente_id, proposta_id);
create index contrato_por_concedente on contrato (cliente_id, concedente_id);
create index contrato_sem_documento on contrato (cliente_id, id) where documento is null;
call proteger('contrato');

create table arquivo (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  contrato_id bigint not null,
  nome text not null,
  nome_fisico text not null,
  prazo date,
  situacao_assinatura text check (situacao_assinatura in
    ('Aguardando Assinatura', 'Finalizado', 'Cancelado', 'Solução Pendente', 'Vencido')),
  situacao text not null check (situacao in ('Aprovado', 'Recusado', 'Em Aprovação')),
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, contrato_id) references contrato
);
create index arquivo_por_contrato on arquivo (cliente_id, contrato_id, id);
call proteger('arquivo');

create table assinatura (
  cliente_id integer not null,
  arquivo_id bigint not null,
  id bigint generated always as identity,
  assinante text not null,
  nome text not null,
  email text,
  envio timestamptz,
  assinado boolean not null default false,
  recusado boolean not null default false,
  assinado_em timestamptz,
  primary key (cliente_id, arquivo_id, id),
  foreign key (cliente_id, arquivo_id) references arquivo,
  check (not (assinado and recusado))
);
call proteger('assinatura');

create table contrato_beneficio (
  cliente_id integer not null,
  contrato_id bigint not null,
  id bigint generated always as identity,
  beneficio text not null,
  dias_uteis boolean not null default false,
  valor numeric(10, 2),
  percentual numeric(5, 2),
  tipo text check (tipo in ('Diário', 'Mensal')),
  quantidade_diaria integer,
  usuario text not null,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, contrato_id, id),
  foreign key (cliente_id, contrato_id) references contrato
);
call proteger('contrato_beneficio');

create table solicitacao (
  cliente_id integer not null,
  contrato_id bigint not null,
  id bigint generated always as identity,
  tipo text not null check (tipo in ('Alteração contratual', 'Rescisão', 'Recesso', 'Declaração')),
  situacao text not null check (situacao in ('Em elaboração', 'Incluída', 'Atendida', 'Cancelada')),
  motivo text,
  data date,
  usuario text not null,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, contrato_id, id),
  foreign key (cliente_id, contrato_id) references contrato
);
call proteger('solicitacao');

create table parcela (
  cliente_id integer not null,
  contrato_id bigint not null,
  parcela integer not null,
  data date not null,
  valor_bolsa numeric(10, 2) not null,
  tipo_taxa text not null check (tipo_taxa in ('A pagar', 'A receber')),
  usuario text not null,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, contrato_id, parcela),
  foreign key (cliente_id, contrato_id) references contrato
);
call proteger('parcela');

-- Pending items. Activity reports are pending items with a grade.
create table pendencia (
  cliente_id integer not null,
  contrato_id bigint not null,
  id bigint generated always as identity,
  tipo text not null check (tipo in
    ('Relatório de atividades', 'Relatório final', 'Alteração contratual', 'Rescisão contratual',
     'Requerimento de matrícula', 'Contrato assinado', 'Avaliação campo estágio', 'Apontamento de horas')),
  situacao text not null check (situacao in ('Pendente', 'Em aprovação', 'Aprovado', 'Entregue', 'Cancelado')),
  prazo_entrega date,
  entrega date,
  parecer_estagiario text,
  parecer_estagiario_em timestamptz,
  parecer_concedente text,
  parecer_concedente_em timestamptz,
  parecer_professor text,
  parecer_professor_em timestamptz,
  disciplina_id bigint,
  avaliacao text,
  nota numeric(5, 2),
  validade date,
  usuario text not null,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, contrato_id, id),
  foreign key (cliente_id, contrato_id) references contrato,
  foreign key (cliente_id, disciplina_id) references disciplina
);
create index relatorio_por_inclusao on pendencia (cliente_id, inclusao, id)
  where tipo in ('Relatório de atividades', 'Relatório final');
call proteger('pendencia');

create table contrato_historico (
  cliente_id integer not null,
  contrato_id bigint not null,
  id bigint generated always as identity,
  historico text not null,
  usuario text not null,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, contrato_id, id),
  foreign key (cliente_id, contrato_id) references contrato
);
call proteger('contrato_historico');

create table registro_atividade (
  cliente_id integer not null,
  contrato_id bigint not null,
  id bigint generated always as identity,
  realizacao date,
  inicio date,
  termino date,
  atividades text not null,
  situacao text not null,
  aprovacao timestamptz,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, contrato_id, id),
  foreign key (cliente_id, contrato_id) references contrato
);
call proteger('registro_atividade');

-- A contract's finished document shows names and parts kept elsewhere. When one of them changes, the
-- document is dropped; the answer then builds it afresh, and background work stores it again.
create function esquecer_documentos() returns trigger language plpgsql as $$
begin
  execute format(
    'update contrato c set documento = null from mudou m
      where c.cliente_id = m.cliente_id and c.%I = m.%I and c.documento is not null', tg_argv[0], tg_argv[1]);
  return null;
end $$;

create procedure acompanhar(tabela regclass, coluna_do_contrato text, coluna text, eventos text[])
language plpgsql as $$
declare evento text;
begin
  foreach evento in array eventos loop
    execute format(
      'create trigger esquecer_ao_%s after %s on %s referencing %s table as mudou
         for each statement execute function esquecer_documentos(%L, %L)',
      evento, evento, tabela, case evento when 'delete' then 'old' else 'new' end, coluna_do_contrato, coluna);
  end loop;
end $$;

call acompanhar('unidade', 'unidade_id', 'id', '{update}');
call acompanhar('curso', 'curso_id', 'id', '{update}');
call acompanhar('professor', 'professor_id', 'id', '{update}');
call acompanhar('convenio', 'convenio_id', 'id', '{update}');
call acompanhar('proposta', 'proposta_id', 'id', '{update}');
call acompanhar('arquivo', 'id', 'contrato_id', '{insert,update,delete}');
call acompanhar('contrato_beneficio', 'id', 'contrato_id', '{insert,update,delete}');
call acompanhar('solicitacao', 'id', 'contrato_id', '{insert,update,delete}');
call acompanhar('parcela', 'id', 'contrato_id', '{insert,update,delete}');
call acompanhar('pendencia', 'id', 'contrato_id', '{insert,update,delete}');
call acompanhar('contrato_historico', 'id', 'contrato_id', '{insert,update,delete}');
call acompanhar('registro_atividade', 'id', 'contrato_id', '{insert,update,delete}');
call acompanhar('proposta_disciplina', 'proposta_id', 'proposta_id', '{insert,update,delete}');

-- Students change often, and mostly in ways no contract shows.
create function esquecer_por_aluno() returns trigger language plpgsql as $$
begin
  update contrato c set documento = null
    from mudou m join antes a on a.cliente_id = m.cliente_id and a.id = m.id
   where (m.nome, m.nome_social, m.cpf, m.matricula) is distinct from (a.nome, a.nome_social, a.cpf, a.matricula)
     and c.cliente_id = m.cliente_id and c.aluno_id = m.id and c.documento is not null;
  return null;
end $$;
create trigger esquecer_ao_update after update on aluno referencing new table as mudou old table as antes
  for each statement execute function esquecer_por_aluno();

create function esquecer_por_pessoa() returns trigger language plpgsql as $$
begin
  update contrato c set documento = null from mudou m
   where c.cliente_id = m.cliente_id and m.id in (c.concedente_id, c.instituicao_id, c.agente_id)
     and c.documento is not null;
  return null;
end $$;
create trigger esquecer_ao_update after update on pessoa referencing new table as mudou
  for each statement execute function esquecer_por_pessoa();

create function esquecer_por_assinatura() returns trigger language plpgsql as $$
begin
  update contrato c set documento = null
    from mudou m join arquivo a on a.cliente_id = m.cliente_id and a.id = m.arquivo_id
   where c.cliente_id = a.cliente_id and c.id = a.contrato_id and c.documento is not null;
  return null;
end $$;
create trigger esquecer_ao_insert after insert on assinatura referencing new table as mudou
  for each statement execute function esquecer_por_assinatura();
create trigger esquecer_ao_update after update on assinatura referencing new table as mudou
  for each statement execute function esquecer_por_assinatura();
create trigger esquecer_ao_delete after delete on assinatura referencing old table as mudou
  for each statement execute function esquecer_por_assinatura();

create function esquecer_por_disciplina() returns trigger language plpgsql as $$
begin
  update contrato c set documento = null
    from mudou m join proposta_disciplina p on p.cliente_id = m.cliente_id and p.disciplina_id = m.id
   where c.cliente_id = p.cliente_id and c.proposta_id = p.proposta_id and c.documento is not null;
  return null;
end $$;
create trigger esquecer_ao_update after update on disciplina referencing new table as mudou
  for each statement execute function esquecer_por_disciplina();
create index proposta_disciplina_por_disciplina on proposta_disciplina (cliente_id, disciplina_id);

-- Documents show moments in the client's zone. Whoever changes it need not have the client set.
create function esquecer_por_fuso() returns trigger language plpgsql as $$
declare antes text := current_setting('vinculo.cliente', true);
begin
  perform set_config('vinculo.cliente', new.cliente_id::text, true);
  update contrato set documento = null where cliente_id = new.cliente_id and documento is not null;
  perform set_config('vinculo.cliente', coalesce(antes, ''), true);
  return null;
end $$;
create trigger esquecer_ao_mudar_fuso after update of fuso on cliente
  for each row when (old.fuso is distinct from new.fuso) execute function esquecer_por_fuso();

-- The contract's own row: its document falls with any change that does not bring a new one.
create function esquecer_o_proprio() returns trigger language plpgsql as $$
begin
  if new.documento is not distinct from old.documento and new.documento is not null then
    new.documento := null;
  end if;
  return new;
end $$;
create trigger esquecer_o_proprio before update on contrato
  for each row execute function esquecer_o_proprio();

-- Whoever left a contract without its document, background work will find it.
create function avisar_documentos() returns trigger language plpgsql as $$
begin
  insert into tarefa (tipo, cliente_id, pedida_em)
  select 'documentos', cliente_id, clock_timestamp() from mudou where documento is null group by cliente_id
  on conflict (tipo, cliente_id) do update set pedida_em = excluded.pedida_em;
  return null;
end $$;
create trigger avisar_ao_insert after insert on contrato referencing new table as mudou
  for each statement execute function avisar_documentos();
create trigger avisar_ao_update after update on contrato referencing new table as mudou
  for each statement execute function avisar_documentos();
