-- The pieces of a new order's words as numbers, in a loop instead of a query of its own for every order,
-- planned anew and sorted as text (a prototype: 314 → 77 ms for 500 Latin names, 266 → 114 ms for Chinese
-- ones). They are the same numbers as before; one that comes twice is no harm, as the index keeps each once.
create or replace function alpaca.gram_numbers(merchant uuid, words text, typed boolean) returns integer[]
language plpgsql immutable parallel safe as $$
declare
  own constant bigint := hashtextextended(merchant::text, 0);
  runs text[] := string_to_array(words, ' ');
  run text;
  long integer;
  grams text[] := '{}';
begin
  -- Between a letter and a Chinese character a word ends.
  if octet_length(words) <> length(words) then
    runs := array(
      select part[1] from unnest(runs) word,
        regexp_matches(word, case when octet_length(word) = length(word) then '.+' else '[!-~]+|[^ -~]+' end, 'g') part
    );
  end if;
  foreach run in array runs loop
    long := length(run);
    if octet_length(run) <> long then
      for at in 1 .. greatest(long - 1, 1) loop
        grams := array_append(grams, substr(run, at, 2));
      end loop;
      for at in 1 .. case when typed then 0 else long end loop
        grams := array_append(grams, substr(run, at, 1));
      end loop;
    else
      for at in 1 .. long - 3 loop
        grams := array_append(grams, substr(run, at, 4));
      end loop;
      -- How it begins; a short one is nothing else.
      for at in 1 .. least(long, 3) loop
        if not typed or at = long then
          grams := array_append(grams, '^' || left(run, at));
        end if;
      end loop;
    end if;
  end loop;
  return array(select (hashtextextended(gram, own) & 2147483647)::integer from unnest(grams) gram);
end $$;
drop function alpaca.grams_of;
