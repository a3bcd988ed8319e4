-- What an empty bag or pallet weighs: a wooden pallet's twenty kilograms are no boxes that nobody scanned.
alter table bags add column tare_g integer not null default 0 check (tare_g >= 0);
