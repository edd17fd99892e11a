"""Reads what is no dataset; the example in docs/research.md reads one."""

import pathlib
import tempfile
import unittest

from tabletown import TabletownError, load_dataset


class TestDataset(unittest.TestCase):
    def test_a_folder_without_a_whole_dataset_is_told_in_a_sentence(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            refused = "holds no whole dataset .*Name the folder that `tabletown dataset` has written"
            with self.assertRaisesRegex(TabletownError, refused):
                load_dataset(root / "nowhere")
            for about in ("", "{", "[]", "{}", '{"arrays": ["actions"]}', '{"arrays": 1}'):
                (root / "dataset.json").write_text(about)
                with self.assertRaisesRegex(TabletownError, refused):
                    load_dataset(folder)
            (root / "dataset.json").write_text('{"arrays": ["actions"]}')
            for cut in (b"", b"\x93NUMPY\x01\x00v\x00{'descr'"):
                (root / "actions.npy").write_bytes(cut)
                with self.assertRaisesRegex(TabletownError, refused):
                    load_dataset(folder)
