import ContractKit
import Storage
import Vocabulary

extension PictureContract {
    static let paging: [Clause<PictureFixture>] = [
        Clause("a member's own pictures stand the newest first, and cursors lead through all, each once") {
            place in
            _ = try await place.stranger.upload([PictureUpload(SamplePicture.png(9))])
            let whole = try await uploaded(count: 7, place)
            try expectEqual(try await place.owner.mine(.first).items, whole, "the whole list")
            for limit in [1, 2, 3, 7] {
                var (found, request): ([PictureView], PageRequest) = ([], try PageRequest(limit: limit))
                for _ in 0..<20 {
                    let page = try await place.owner.mine(request)
                    found += page.items
                    guard let next = page.next else { break }
                    request = try PageRequest(.after(next), limit: limit)
                }
                try expectEqual(found, whole, "pages of \(limit)")
            }
        },
        Clause("a cursor keeps its place while others come and go") { place in
            let whole = try await uploaded(count: 5, place)
            let first = try await place.owner.mine(PageRequest(limit: 2))
            let cursor = try expectValue(first.next, "the next page")
            place.clock.pass(.seconds(1))
            _ = try await place.uploaded(8)
            try await place.owner.remove(whole[1].id)
            let rest = try await place.owner.mine(PageRequest(.after(cursor))).items
            try expectEqual(rest, Array(whole[2...]), "the rest")
        },
        Clause("numbered pages carry their place and the total") { place in
            let whole = try await uploaded(count: 5, place)
            for (number, expected) in [(1, whole[0..<2]), (3, whole[4..<5]), (9, whole[5..<5])] {
                let page = try await place.owner.mine(PageRequest(.number(number), limit: 2))
                try expectEqual(page.items, Array(expected), "page \(number)")
                try expectEqual(
                    page.numbering, PageNumbering(number: number, size: 2, total: 5), "its place")
            }
        },
        Clause("the cursor of another list is refused") { place in
            _ = try await uploaded(count: 3, place)
            let next = try await place.owner.mine(PageRequest(limit: 1)).next
            let cursor = try expectValue(next, "the next page")
            try await expectRefused(.invalidFields([FieldError("after", .mismatch)])) {
                try await place.stranger.mine(PageRequest(.after(cursor)))
            }
        },
    ]

    /// Uploads that many of the owner's, some of them at the same moment; the newest first.
    private static func uploaded(count: Int, _ place: PictureFixture) async throws -> [PictureView] {
        var views: [PictureView] = []
        for number in 0..<count {
            views.append(try await place.uploaded(number))
            if number.isMultiple(of: 2) { place.clock.pass(.seconds(1)) }
        }
        return views.sorted { ($0.uploadedAt, $0.id) > ($1.uploadedAt, $1.id) }
    }
}
