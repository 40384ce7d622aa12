"""Teaches vectors of words what readers of these pages mean by them.

Each question has to find, among all that the site says, its own page, and among the sections of the page
the one that it's about; by the sums of word vectors alone. What the site says are its texts and the indexed
questions, without the one that is asked.
"""

import numpy as np
import torch

# How much the section of a question counts against its page.
SECTION_SHARE = 0.5
# How far the nearest text stands out from the others.
SHARPNESS = 10.0
# The share of a question's words that are left out at random, as readers use other ones.
LEFT_OUT = 0.5
# How strongly a vector is kept near what the model makes of the word.
RIDGE = 0.3
ROUNDS = 260
QUESTIONS_A_ROUND = 1024
LEARNING_RATE = 0.03
SEED = 1


def taught(vectors: np.ndarray, words: list[str], pages: list[dict], words_of) -> np.ndarray:
    """The vectors, one row for each word, after the questions of the pages were asked."""
    torch.manual_seed(SEED)
    row_of = {word: row for row, word in enumerate(words)}
    sections = [f"{page['title']} {section['text']}" for page in pages for section in page["sections"]]
    summaries = [f"{page['title']}. {page['description']}" for page in pages]
    section_at = {}
    page_of_section = []
    for number, page in enumerate(pages):
        for section in page["sections"]:
            section_at[number, section["slug"]] = len(page_of_section)
            page_of_section.append(number)
    # The indexed ones come first: they're part of what the site says, and the others aren't.
    questions, page_of_question, section_of_question = [], [], []
    for source in ("indexed", "teaching"):
        for number, page in enumerate(pages):
            for question in page[source]:
                questions.append(question["text"])
                page_of_question.append(number)
                section_of_question.append(section_at[number, question.get("anchor", "")])
    indexed = sum(len(page["indexed"]) for page in pages)

    def counts(texts: list[str]) -> torch.Tensor:
        """How often each text has each word: a row for each text."""
        at = [
            (row, row_of[word])
            for row, text in enumerate(texts)
            for word in words_of(text)
            if word in row_of
        ]
        shape = (len(texts), len(words))
        return torch.sparse_coo_tensor(np.array(at).T, torch.ones(len(at)), shape).coalesce()

    asked, said = counts(questions), counts(questions[:indexed] + sections + summaries)
    page_of_text = torch.tensor(page_of_question[:indexed] + page_of_section + list(range(len(pages))))
    page_of_question = torch.tensor(page_of_question)
    section_of_question = torch.tensor(section_of_question)
    page_of_section = torch.tensor(page_of_section)
    first, last = indexed, indexed + len(sections)

    start = torch.tensor(vectors / np.abs(vectors).mean(), dtype=torch.float32)
    change = torch.zeros_like(start, requires_grad=True)
    steps = torch.optim.Adam([change], lr=LEARNING_RATE)

    def embed(counted: torch.Tensor) -> torch.Tensor:
        sums = torch.sparse.mm(counted, start + change)
        return sums / (sums.norm(dim=1, keepdim=True) + 1e-6)

    for _ in range(ROUNDS):
        kept = torch.rand(asked.values().shape) > LEFT_OUT
        question = embed(torch.sparse_coo_tensor(asked.indices(), asked.values() * kept, asked.shape))
        text = embed(said)
        some = torch.randperm(len(questions))[:QUESTIONS_A_ROUND]
        likeness = SHARPNESS * (question[some] @ text.T - 1)
        # Nobody asks a question word for word.
        rows = torch.nonzero(some < indexed).squeeze(1)
        others = likeness.index_put((rows, some[rows]), torch.tensor(-torch.inf))
        of_pages = torch.zeros(len(some), len(pages)).index_add(1, page_of_text, others.exp())
        its_page = page_of_question[some]
        of_sections = likeness[:, first:last].masked_fill(
            page_of_section != its_page[:, None], -torch.inf
        )
        loss = (
            torch.nn.functional.nll_loss(of_pages.log().log_softmax(1), its_page)
            + SECTION_SHARE
            * torch.nn.functional.cross_entropy(of_sections, section_of_question[some])
            + RIDGE * change.square().mean()
        )
        steps.zero_grad()
        loss.backward()
        steps.step()
    return (start + change).detach().numpy()
