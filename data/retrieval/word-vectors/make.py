"""Makes words.txt and vectors.bin; README.md says from what.

A language model turns each sentence into an embedding. Here every word gets a vector, so that the sum of
the vectors of a sentence's words comes as near to the model's embedding as it can. It's ridge regression,
solved by conjugate gradients, which keeps rare words near what the model makes of the word alone. Then
teach.py moves the vectors, so that the questions of the pages find their pages and sections.
"""

import argparse
import json
import re
from collections import Counter
from pathlib import Path

import numpy as np
import onnxruntime
import scipy.sparse as sparse
from tokenizers import Tokenizer

from teach import taught

DIMENSIONS = 48
# Words that stand in fewer sentences, and on no page, are left out.
FEWEST_SENTENCES = 2
# How strongly a word is kept near what the model makes of it alone.
RIDGE = 1.0
ROUNDS = 60
# The few values beyond this share of all are cut, so that a byte is fine enough for the rest.
KEPT_SHARE = 0.999
BATCH = 32
MOST_TOKENS = 128


def words_of(text: str) -> list[str]:
    """As src/retrieval/tokens.ts, for texts without identifiers."""
    return re.findall(r"[a-z0-9]+", re.sub(r"([a-z])([A-Z])", r"\1 \2", text).lower())


class Model:
    """A sentence model in ONNX format whose first token stands for the sentence."""

    def __init__(self, model: Path, tokenizer: Path) -> None:
        self.session = onnxruntime.InferenceSession(str(model))
        self.inputs = {entry.name for entry in self.session.get_inputs()}
        self.tokenizer = Tokenizer.from_file(str(tokenizer))
        self.tokenizer.enable_truncation(MOST_TOKENS)
        self.tokenizer.enable_padding()

    def words(self) -> list[str]:
        return [word for word in self.tokenizer.get_vocab() if re.fullmatch(r"[a-z]{2,}", word)]

    def embed(self, texts: list[str]) -> np.ndarray:
        """One row of length 1 for each text."""
        order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
        rows: list[np.ndarray | None] = [None] * len(texts)
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            encoded = self.tokenizer.encode_batch([texts[at] for at in batch])
            ids = np.array([entry.ids for entry in encoded], np.int64)
            feed = {
                "input_ids": ids,
                "attention_mask": np.array([entry.attention_mask for entry in encoded], np.int64),
                "token_type_ids": np.zeros_like(ids),
            }
            output = self.session.run(None, {name: feed[name] for name in self.inputs})[0][:, 0]
            output /= np.linalg.norm(output, axis=1, keepdims=True)
            for at, row in zip(batch, output):
                rows[at] = row
        return np.array(rows, np.float32)

    def embed_kept(self, texts: list[str], cache: Path) -> np.ndarray:
        """As `embed`, with what an earlier run has found out."""
        known: dict[str, np.ndarray] = {}
        if cache.exists():
            stored = np.load(cache)
            known = dict(zip(stored["texts"].tolist(), stored["rows"]))
        missing = [text for text in dict.fromkeys(texts) if text not in known]
        if missing:
            known.update(zip(missing, self.embed(missing).astype(np.float16)))
            np.savez(cache, texts=np.array(list(known)), rows=np.array(list(known.values())))
        return np.array([known[text] for text in texts], np.float32)


def texts_of_pages(pages: list[dict]) -> tuple[list[str], set[str]]:
    """The questions and descriptions of the pages, and every word that the pages say."""
    said: set[str] = set()
    texts: list[str] = []
    for page in pages:
        labels = [question["text"] for question in page["indexed"] + page["teaching"]]
        labels.append(f"{page['title']}. {page['description']}")
        texts += labels
        for text in labels + [section["text"] for section in page["sections"]]:
            said.update(words_of(text))
    return texts, said


def fit(sentences: list[str], targets: np.ndarray, words: list[str], alone: np.ndarray) -> np.ndarray:
    """The vectors of the words, one row each."""
    row_of = {word: row for row, word in enumerate(words)}
    rows, columns, values = [], [], []
    for at, sentence in enumerate(sentences):
        known = [row_of[word] for word in words_of(sentence) if word in row_of]
        for column, count in Counter(known).items():
            rows.append(at)
            columns.append(column)
            values.append(count / len(known) ** 0.5)
    said = sparse.csr_matrix((values, (rows, columns)), (len(sentences), len(words)), np.float32)
    mean = targets.mean(0)
    centered = targets - mean
    _, axes = np.linalg.eigh(centered.T @ centered)
    axes = axes[:, ::-1][:, :DIMENSIONS]
    start = (alone - mean) @ axes
    # Solves (said' said + RIDGE) change = said' (targets - said start), all dimensions at once.
    residual = said.T @ (centered @ axes - said @ start)
    change = np.zeros_like(residual)
    direction, length = residual.copy(), (residual**2).sum(0)
    for _ in range(ROUNDS):
        applied = said.T @ (said @ direction) + RIDGE * direction
        step = length / np.maximum((direction * applied).sum(0), 1e-12)
        change += step * direction
        residual -= step * applied
        shorter = (residual**2).sum(0)
        direction = residual + shorter / np.maximum(length, 1e-12) * direction
        length = shorter
    return start + change


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", type=Path, required=True, help="the model, an ONNX file")
    parser.add_argument("--tokenizer", type=Path, required=True, help="its tokenizer.json")
    parser.add_argument("--sentences", type=Path, required=True, help="one sentence a line")
    parser.add_argument("--pages", type=Path, required=True, help="the output of word-vector-texts.ts")
    parser.add_argument("--cache", type=Path, default=Path("embedded.npz"))
    given = parser.parse_args()

    model = Model(given.model, given.tokenizer)
    pages = json.loads(given.pages.read_text())
    labels, said_on_pages = texts_of_pages(pages)
    sentences = given.sentences.read_text().splitlines() + labels
    count = Counter(word for sentence in sentences for word in set(words_of(sentence)))
    words = sorted(
        word
        for word in said_on_pages.union(model.words())
        if word in said_on_pages or count[word] >= FEWEST_SENTENCES
    )
    vectors = fit(
        sentences,
        model.embed_kept(sentences, given.cache),
        words,
        model.embed_kept(words, given.cache),
    )
    vectors = taught(vectors, words, pages, words_of)
    scale = np.quantile(np.abs(vectors), KEPT_SHARE) / 127
    folder = Path(__file__).parent
    (folder / "words.txt").write_text("\n".join(words) + "\n")
    (folder / "vectors.bin").write_bytes(
        np.clip(np.round(vectors / scale), -127, 127).astype(np.int8).tobytes()
    )
    print(f"{len(words)} words from {len(sentences)} sentences")


main()
