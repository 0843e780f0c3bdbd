import Community
import ContractKit
import Vocabulary

extension PostContract {
    static let blocking: [Clause<PostFixture>] = [
        Clause("posts of a member who is blocked look like what is not there, both ways") { place in
            let (mine, theirs) = (
                try await place.write(), try await place.write(by: place.members.stranger)
            )
            try await place.stand(place.members.stranger, .blocked, towards: place.members.owner)
            for (reader, own, other) in [
                (place.owner, mine, theirs), (place.stranger, theirs, mine),
            ] {
                try expectPage(try await reader.browse(PostQuery(), .first), [own])
                try expectPage(try await reader.browse(PostQuery(author: other.author), .first), [])
                try expectPage(try await reader.browse(PostQuery(keyword: "느티나무"), .first), [own])
                try await expectRefused(.notFound) { try await reader.post(other.id) }
                try await expectRefused(.notFound) { try await reader.history(other.id) }
                try expectEqual(try await reader.post(own.id).post, own, "their own")
            }
        },
        Clause("visitors, moderators and others see the posts of those who have blocked each other") {
            place in
            let posts = [try await place.write(by: place.members.stranger), try await place.write()]
            try await place.stand(place.members.stranger, .blocked, towards: place.members.owner)
            try await place.stand(place.members.stranger, .blocked, towards: place.members.moderator)
            for reader in [place.anonymous, place.moderator, place.buyer] {
                let found = try await reader.browse(PostQuery(), .first).items.map(\.post.id)
                try expectEqual(Set(found), Set(posts.map(\.id)), "the list")
                for post in posts { try expectEqual(try await reader.post(post.id).post, post, "it") }
            }
        },
        Clause("of a crowd of hidden members each page leaves out what is theirs, and leads on") { place in
            var seen: [Post] = []
            for number in 0..<9 {
                let isSeen = number % 3 != 1
                let author = isSeen ? place.members.buyer : place.members.stranger
                let post = try await place.write(.note("글 \(number)"), by: author)
                if isSeen { seen.insert(post, at: 0) }
                place.clock.pass(.seconds(1))
            }
            let hidden = try await place.write(by: place.members.stranger)
            try await place.stand(place.members.stranger, .blocked, towards: place.members.owner)
            try place.crowd(around: place.members.owner)
            for limit in [1, 2, 4] {
                let walked = try await place.walk(PostQuery(), limit: limit, by: place.owner)
                try expectEqual(walked, seen, "pages of \(limit)")
            }
            try expectPage(try await place.owner.browse(PostQuery(), PageRequest(limit: 4)), seen.prefix(4))
            try await expectRefused(.notFound) { try await place.owner.post(hidden.id) }
            let numbered = try await place.owner.browse(PostQuery(), PageRequest(.number(1), limit: 4))
            try expectPage(numbered, seen.prefix(2))
            try expectEqual(numbered.numbering?.total, 10, "the total counts all")
        },
        Clause("a page of a crowd's posts ends, and what lies behind them is found behind it") { place in
            let last = try await place.write()
            for _ in 0..<12 {
                place.clock.pass(.seconds(1))
                _ = try await place.write(by: place.members.stranger)
            }
            try await place.stand(place.members.stranger, .blocked, towards: place.members.owner)
            try place.crowd(around: place.members.owner)
            let page = try await place.owner.browse(PostQuery(), PageRequest(limit: 1))
            try expectPage(page, [], "the page")
            try expect(page.next != nil, "that there is more")
            try expectEqual(try await place.walk(PostQuery(), limit: 1, by: place.owner), [last], "the list")
        },
        Clause("pages neither repeat nor skip nor count for whom posts of others are left out") { place in
            var seen: [Post] = []
            for number in 0..<9 {
                let isSeen = number % 3 != 1
                let author = isSeen ? place.members.buyer : place.members.stranger
                let post = try await place.write(.note("글 \(number)"), by: author)
                if isSeen { seen.append(post) }
                if number.isMultiple(of: 2) { place.clock.pass(.seconds(1)) }
            }
            seen.sort { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }
            try await place.stand(place.members.stranger, .blocked, towards: place.members.owner)
            for limit in [1, 2, 4] {
                let walked = try await place.walk(PostQuery(), limit: limit, by: place.owner)
                try expectEqual(walked, seen, "pages of \(limit)")
            }
            let last = try await place.owner.browse(PostQuery(), PageRequest(.number(2), limit: 4))
            try expectPage(last, seen[4...])
            try expectEqual(
                last.numbering, PageNumbering(number: 2, size: 4, total: 6), "the place of the page")
        },
    ]
}
